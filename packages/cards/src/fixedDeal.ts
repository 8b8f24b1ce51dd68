import {
  type Chance,
  type Codec,
  list,
  object,
  optional,
  orNull,
  type Seat,
  type TypeOf,
  whole,
} from '@tasovka/kernel';
import type { Box, Kind } from './box.ts';
import { type Card, type Hand, removeCard } from './hand.ts';

const seat = whole(0, 9);
const boxOrSeat: Codec<'box' | Seat> = {
  read: (raw, at) => (raw === 'box' ? raw : seat.read(raw, at)),
  write: (value) => value,
};

/**
 * A deal fixed by a scenario: hands by seat (null: as it comes), the opened card, the top of the deck (first card
 * first). The rest of the cards lies below it, or stays in the box, or goes to a seat.
 */
export const fixedDealCodec = (card: Codec<Card>) =>
  object({
    hands: optional(list(orNull(list(card, 200)), 10)),
    open: optional(card),
    deck: optional(list(card, 200)),
    rest: optional(boxOrSeat),
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
  const rest = fixedDeal?.rest;
  const deck = [...(fixedDeal?.deck ?? [])].reverse();
  if (rest === undefined) deck.unshift(...cards);
  else if (rest !== 'box') {
    const hand = hands[rest];
    if (!hand) throw new Error(`there is no seat ${rest} to take the rest of the cards`);
    hand.push(...cards);
  }
  return { hands, deck, open: fixedDeal?.open };
}
