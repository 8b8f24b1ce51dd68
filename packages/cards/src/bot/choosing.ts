import type { Chance } from '@tasovka/kernel';
import { allColours, grey } from '../box.ts';
import type { Card } from '../hand.ts';

/** The card with the highest score; near ties go by chance, so that nobody can be predicted. */
export function bestCard(cards: readonly Card[], score: (card: Card) => number, chance: Chance): Card | null {
  let best: Card | null = null;
  let most = -Infinity;
  for (const card of cards) {
    const its = score(card) + chance.below(100) / 500;
    if (its > most) {
      most = its;
      best = card;
    }
  }
  return best;
}

/** The colour a hand has most of; any, where it has none. */
export function colourHeldMost(hand: readonly Card[], colourOf: readonly number[], chance: Chance): number {
  let best = chance.below(allColours.length);
  let most = 0;
  for (const colour of allColours) {
    let held = 0;
    for (const card of hand) if (colourOf[card] === colour) held++;
    if (held > most) {
      most = held;
      best = colour;
    }
  }
  return best;
}

/** How many colours a hand has, grey aside. */
export function countColours(hand: readonly Card[], colourOf: readonly number[]): number {
  let set = 0;
  for (const card of hand) set |= 1 << (colourOf[card] ?? grey);
  let colours = 0;
  for (set &= ~(1 << grey); set > 0; set >>= 1) colours += set & 1;
  return colours;
}
