import type { Lines, Seat, SettledEvent, Voice } from '@tasovka/kernel';
import type { SpyfallEvent, Votes } from '../event.ts';

/** Stories are read over a shoulder: what is on one's own card is no part of them (SP-6). */
type Open<E> = E extends { readonly type: 'dealt' } ? Omit<E, 'location' | 'role' | 'spy'> : E;

/** The story, given how places are called: a table may have brought its own. */
export type Story = (thing: (name: string) => string) => Lines<Open<SpyfallEvent>>;

/** Each player's points of the round, such as «Аня +2»; empty where nobody has any. */
export const gains = ({ roundScores }: SettledEvent, { who }: Voice): string =>
  (roundScores ?? [])
    .flatMap((own, seat) => (own === 0 ? [] : `${who(seat)} ${own > 0 ? '+' : '−'}${Math.abs(own)}`))
    .join(', ');

/** How many have voted so. */
export const count = (votes: Votes, yes: boolean): number => Object.values(votes).filter((vote) => vote === yes).length;

/** SP-32: who has the point more for accusing the spy first; null where nobody has one. */
export function firstToAccuse({ how, points }: Extract<SpyfallEvent, { type: 'round-over' }>): Seat | null {
  const seat = how === 'exposed' ? points.findIndex((own) => own > 1) : -1;
  return seat < 0 ? null : seat;
}
