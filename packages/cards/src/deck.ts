import { type Codec, type DeckKind, object, optional, whole } from '@tasovka/kernel';
import { type Box, grey, type Kind } from './box.ts';
import type { Card } from './hand.ts';

/** A deck is data: how many copies there are of each kind, in each colour it comes in. What is not named is as in the box. */
export type Deck = Readonly<Record<string, number>>;

/** What keeps a match playable: enough to deal and to draw, numbers to end a round with, and not too much that goes on anything. */
export const deckBounds = {
  /** In each colour, and of a joker in all. */
  copies: 9,
  jokers: 24,
  cards: 200,
  /** Cards besides those that are dealt, for each player. */
  spare: 2,
  numbers: 1 / 3,
  wild: 1 / 4,
  /** Cards that the others make players take, for each card of the deck: with more, hands grow faster than they shrink. */
  takes: 1 / 2,
} as const;

export type DeckFault =
  | { readonly kind: 'deck-too-small'; readonly size: number; readonly needed: number; readonly seats: number }
  | { readonly kind: 'deck-too-big'; readonly size: number; readonly most: number }
  | { readonly kind: 'deck-few-numbers'; readonly size: number; readonly needed: number }
  | { readonly kind: 'deck-many-jokers'; readonly size: number; readonly most: number }
  | { readonly kind: 'deck-too-greedy'; readonly takes: number; readonly most: number };

/** `red-5` is a 5, `polisvin` is itself. */
export const kindName = ({ name, colour }: Kind): string =>
  colour === grey ? name : name.slice(name.indexOf('-') + 1);

/** The kinds of a box that belong to its deck, each once, in the order of the box. */
export function deckKinds<K extends Kind>(
  { kinds }: Box<K>,
  belongs: (kind: K) => boolean,
  isNumber: (kind: K) => boolean,
  takes: (kind: K) => number,
): DeckKind[] {
  const found = new Map<string, DeckKind>();
  for (const kind of kinds.filter(belongs)) {
    const isJoker = kind.colour === grey;
    const family = isNumber(kind) ? 'number' : isJoker ? 'joker' : 'action';
    const name = kindName(kind);
    if (found.has(name)) continue;
    found.set(name, { name, family, colours: isJoker ? 1 : 4, copies: kind.copies, takes: takes(kind) });
  }
  return [...found.values()];
}

export const deckCodec = (kinds: readonly DeckKind[]): Codec<Deck> =>
  object(
    Object.fromEntries(
      kinds.map(({ name, colours }) => [
        name,
        optional(whole(0, colours === 1 ? deckBounds.jokers : deckBounds.copies)),
      ]),
    ),
  ) as Codec<Deck>;

/** How many cards of these kinds a deck has. */
export const deckSize = (kinds: readonly DeckKind[], deck: Deck): number =>
  kinds.reduce((sum, { name, colours, copies }) => sum + colours * (deck[name] ?? copies), 0);

/** Why a match with this deck would not be one; null: it can be played. */
export function deckFault(kinds: readonly DeckKind[], deck: Deck, hand: number, seats: number): DeckFault | null {
  const of = (family: DeckKind['family']): number =>
    deckSize(
      kinds.filter((kind) => kind.family === family),
      deck,
    );
  const size = deckSize(kinds, deck);
  const numbers = Math.ceil(size * deckBounds.numbers);
  const jokers = Math.floor(size * deckBounds.wild);
  if (of('number') < numbers) return { kind: 'deck-few-numbers', size: of('number'), needed: numbers };
  if (of('joker') > jokers) return { kind: 'deck-many-jokers', size: of('joker'), most: jokers };
  const takes = kinds.reduce(
    (sum, { name, colours, copies, takes }) => sum + takes * colours * (deck[name] ?? copies),
    0,
  );
  const most = Math.floor(size * deckBounds.takes);
  if (takes > most) return { kind: 'deck-too-greedy', takes, most };
  if (size > deckBounds.cards) return { kind: 'deck-too-big', size, most: deckBounds.cards };
  const needed = seats * (hand + deckBounds.spare) + 1;
  return size < needed ? { kind: 'deck-too-small', size, needed, seats } : null;
}

/** How many copies of each kind of a box a table plays with. */
export const copiesIn = <K extends Kind>({ kinds }: Box<K>, deck: Deck, belongs: (kind: K) => boolean): number[] =>
  kinds.map((kind) => (belongs(kind) ? (deck[kindName(kind)] ?? kind.copies) : 0));

/** Every card, each as often as there are copies. */
export const cardsIn = (copies: readonly number[]): Card[] =>
  copies.flatMap((times, card) => Array<Card>(times).fill(card));
