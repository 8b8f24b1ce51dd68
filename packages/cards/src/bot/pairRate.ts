import type { Seat } from '@tasovka/kernel';
import type { Card, Hand } from '../hand.ts';

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

/** The fewest cards somebody else holds; a hand without cards is out of the game. */
export function leastHeld(hands: readonly Hand[], seat: Seat): number {
  let least = Infinity;
  for (let other = 0; other < hands.length; other++) {
    const size = hands[other]?.length ?? 0;
    if (other !== seat && size > 0 && size < least) least = size;
  }
  return least;
}
