import { cardsIn, copiesIn, deckKinds } from '@tasovka/cards';
import { box } from './box.ts';
import type { Options } from './options.ts';

/** LO-1, LO-2: what a table may have more or fewer of. */
export const kinds = deckKinds(
  box,
  () => true,
  (kind) => kind.family === 'number',
  ({ family, plus }) => (family === 'bah' ? 2 : plus),
);

interface Cards {
  readonly copies: readonly number[];
  readonly cards: readonly number[];
}

const decks = new WeakMap<Options, Cards>();

/** The cards a table plays with, worked out once for its options. */
function cardsOf(options: Options): Cards {
  const known = decks.get(options);
  if (known) return known;
  const copies = copiesIn(box, options.deck, () => true);
  const made = { copies, cards: cardsIn(copies) };
  decks.set(options, made);
  return made;
}

/** How many copies there are of each card. */
export const copiesOf = (options: Options): readonly number[] => cardsOf(options).copies;

/** All of them, one by one. */
export const everyCard = (options: Options): readonly number[] => cardsOf(options).cards;
