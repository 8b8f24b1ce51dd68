import type { RefusalOf } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';
import type { Causes } from '../refusal.ts';
import type { SpyfallView } from '../view.ts';

type Sentence = string | ((view: SpyfallView) => string);

/** Why not, and what to do instead: a sentence for every cause, or the types complain. */
export type Refusals = { readonly [R in keyof Causes]: { readonly [S in Causes[R]]: Sentence } };
export type Reasons = { readonly [R in RefusalOf<Spyfall>['reason']]: string };

/** The most precise thing to say, given what the player sees. */
export function sayRefusal(
  refusals: Refusals,
  reasons: Reasons,
  { reason, rule = '' }: RefusalOf<Spyfall>,
  view: SpyfallView,
): string {
  const byReason: { readonly [R in string]?: { readonly [S in string]?: Sentence } } = refusals;
  const sentence = byReason[reason]?.[rule] ?? reasons[reason];
  return typeof sentence === 'string' ? sentence : sentence(view);
}

/** SP-20: a vote or an accusation can be spent; the phase tells which. */
export const isVoting = ({ phase }: SpyfallView): boolean => phase === 'vote' || phase === 'final-vote';
