import type { Card } from '../hand.ts';

/** The share of all pairs of a hand that can follow each other; 0 where there is no pair. */
export function pairRate(hand: readonly Card[], follows: (one: Card, other: Card) => boolean): number {
  const size = hand.length;
  if (size < 2) return 0;
  let pairs = 0;
  let before = 0;
  for (const one of hand) {
    let i = 0;
    for (const other of hand) {
      if (i++ === before) break;
      if (follows(one, other)) pairs++;
    }
    before++;
  }
  return (2 * pairs) / (size * (size - 1));
}
