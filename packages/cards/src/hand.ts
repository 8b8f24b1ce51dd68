import type { NumberOf } from '@tasovka/kernel';

/** A card is the index of its kind in the box's table: copies cannot be told apart, and there is nothing to leak. */
export type Card = NumberOf<'card'>;
export type Hand = Card[];

/** Takes one copy out of a hand; false when there is none. The rest keeps its order. */
export function removeCard(hand: Hand, card: Card): boolean {
  const at = hand.indexOf(card);
  if (at < 0) return false;
  // Within its length a hand has no holes; to ask at every step would slow every move.
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i] as Card;
  hand.pop();
  return true;
}

/** Whether a hand holds all of these at once, each as often as it is named. */
export function holdsAll(hand: readonly Card[], cards: readonly Card[]): boolean {
  return cards.every((card) => count(hand, card) >= count(cards, card));
}

export function count(cards: readonly Card[], card: Card): number {
  let found = 0;
  for (const one of cards) if (one === card) found++;
  return found;
}

/** A hand without one copy of a card: what else could go along with it. */
export function without(hand: readonly Card[], card: Card): Hand {
  const rest = hand.slice();
  removeCard(rest, card);
  return rest;
}

/** One of each kind, in the order they come. */
export function distinct(cards: readonly Card[]): Card[] {
  const kinds: Card[] = [];
  for (const card of cards) if (!kinds.includes(card)) kinds.push(card);
  return kinds;
}
