import type { Chance, Millis } from '@tasovka/kernel';
import type { OffersByType } from './context.ts';
import type { IntentSink } from './intents.ts';
import { reactionTime, thinkingTime } from './pace.ts';
import type { CardSkill } from './skill.ts';

/** The part of a context that intents of both games need. */
export interface CommonContext<Action> {
  readonly observed: { readonly round: number };
  readonly now: Millis;
  readonly offers: OffersByType;
  readonly skill: CardSkill;
  readonly chance: Chance;
  readonly intents: IntentSink<Action>;
}

interface Slap {
  readonly type: 'slap';
  readonly ms: Millis;
  readonly window: number;
}

/** AC-23: the reaction is the move. */
export function considerSlap({ now, observed, skill, chance, intents }: CommonContext<Slap>, window: number): void {
  intents.about(`slap ${observed.round} ${window}`, now, () => {
    const ms = reactionTime(skill.tempo, chance);
    return { action: { type: 'slap', ms, window }, delay: ms };
  });
}

const patience: Millis = 5000;

/** A pause waits for this seat until `due`; `about` tells one question from the next. */
export function considerPause<Action>(
  { observed, now, skill, chance, intents }: CommonContext<Action>,
  about: string,
  due: Millis,
  make: () => Action,
): void {
  intents.about(`${about} ${observed.round} ${due}`, now, () => ({
    action: make(),
    delay: Math.min(thinkingTime(skill.tempo, 3, patience, chance), Math.max(0, due - now) / 2),
  }));
}

/** How long people take at a table without a clock, at most. */
const unhurried: Millis = 8000;

/** How long the next turn may take: `due` is when the thinking time runs out. */
export const turnLimit = (due: Millis | null, now: Millis): Millis =>
  Math.min(unhurried, (due ?? now + unhurried) - now);
