import type { Card } from '../hand.ts';

/** Which part of all pairs of a hand can follow each other; none where there is no pair. */
export function pairRate(hand: readonly Card[], follows: (one: Card, other: Card) => boolean): number {
  const size = hand.length;
  if (size < 2) return 0;
  let pairs = 0;
  for (let i = 1; i < size; i++) {
    for (let j = 0; j < i; j++) if (follows(hand[i] as Card, hand[j] as Card)) pairs++;
  }
  return (2 * pairs) / (size * (size - 1));
}
