import { type Chance, type Codec, flag, list, object, optional, orNull, type TypeOf } from '@tasovka/kernel';
import type { Box, Kind } from './box.ts';
import { type Card, type Hand, removeCard } from './hand.ts';

/**
 * A deal fixed by a scenario: hands by seat (null: as it comes), the opened card, the top of the deck (first card
 * first). With `exactDeck` the deck holds these cards and no others: what is left of the box stays in it.
 */
export const fixedDealCodec = (card: Codec<Card>) =>
  object({
    hands: optional(list(orNull(list(card, 200)), 10)),
    open: optional(card),
    deck: optional(list(card, 200)),
    exactDeck: optional(flag),
  });
export type FixedDeal = TypeOf<ReturnType<typeof fixedDealCodec>>;

export interface Dealt {
  readonly hands: Hand[];
  readonly deck: Card[];
  /** The card a scenario wants opened. */
  readonly open: Card | undefined;
}

/** Deals `sizes` cards to the seats from the shuffled cards of a box, what a fixedDeal fixes first. */
export function dealHands<K extends Kind>(
  box: Box<K>,
  cards: Card[],
  sizes: readonly number[],
  chance: Chance,
  fixedDeal: FixedDeal | undefined,
): Dealt {
  const fixed = [
    ...(fixedDeal?.hands ?? []).flatMap((hand) => hand ?? []),
    ...(fixedDeal?.deck ?? []),
    ...(fixedDeal?.open === undefined ? [] : [fixedDeal.open]),
  ];
  for (const card of fixed) {
    if (!removeCard(cards, card)) throw new Error(`the box holds no more copies of ${box.names[card]}`);
  }
  chance.shuffle(cards);
  const hands = sizes.map((size, seat) => fixedDeal?.hands?.[seat]?.slice() ?? cards.splice(cards.length - size, size));
  const rest = fixedDeal?.exactDeck ? [] : cards;
  return { hands, deck: [...rest, ...(fixedDeal?.deck ?? []).toReversed()], open: fixedDeal?.open };
}
