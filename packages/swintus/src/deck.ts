import { cardsIn, copiesIn, deckKinds } from '@tasovka/cards';
import { box } from './box.ts';
import type { Options } from './options.ts';

/** SW-1, SW-2: what a table may have more or fewer of; the sets come whole (SW-3). */
export const kinds = deckKinds(
  box,
  (kind) => kind.set === null,
  (kind) => kind.family === 'number',
  ({ family }) => (family === 'hapyozh' ? 3 : family === 'hlopkopyt' ? 2 : 0),
);

interface Cards {
  readonly copies: readonly number[];
  readonly cards: readonly number[];
}

const decks = new WeakMap<Options, Cards>();

/** SW-3: the cards a table plays with, worked out once for its options. */
function cardsOf(options: Options): Cards {
  const known = decks.get(options);
  if (known) return known;
  const { sets, deck } = options;
  const copies = copiesIn(box, deck, (kind) => kind.set === null || sets.includes(kind.set));
  const made = { copies, cards: cardsIn(copies) };
  decks.set(options, made);
  return made;
}

/** How many copies there are of each card. */
export const copiesOf = (options: Options): readonly number[] => cardsOf(options).copies;

/** All of them, one by one. */
export const everyCard = (options: Options): readonly number[] => cardsOf(options).cards;
