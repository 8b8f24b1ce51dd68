import { type Codec, named } from '@tasovka/kernel';
import type { Card } from './hand.ts';

export const colours = ['red', 'green', 'yellow', 'blue'] as const;
export type Colour = 0 | 1 | 2 | 3;
/** The colour of a grey card, and of a pile on which anything goes. */
export const grey = 4;
export const allColours: readonly Colour[] = [0, 1, 2, 3];

/** One kind of card. Two kinds match by value when their ranks are the same. */
export interface Kind {
  readonly name: string;
  readonly colour: Colour | typeof grey;
  readonly rank: number;
  readonly copies: number;
}

/** A box of cards: its table of kinds, and what follows from it. */
export interface Box<K extends Kind> {
  readonly kinds: readonly K[];
  readonly names: readonly string[];
  readonly colourOf: readonly number[];
  readonly rankOf: readonly number[];
  readonly card: Codec<Card>;
  find(name: string): Card;
  /** Every card of the kinds that belong, each as often as there are copies. */
  all(belongs: (kind: K) => boolean): Card[];
}

export function makeBox<K extends Kind>(kinds: readonly K[]): Box<K> {
  const names = kinds.map((kind) => kind.name);
  return {
    kinds,
    names,
    colourOf: kinds.map((kind) => kind.colour),
    rankOf: kinds.map((kind) => kind.rank),
    card: named('card', names),
    find(name) {
      const card = names.indexOf(name);
      if (card < 0) throw new Error(`no card is called ${name}`);
      return card;
    },
    all: (belongs) => kinds.flatMap((kind, card) => (belongs(kind) ? Array<Card>(kind.copies).fill(card) : [])),
  };
}

export const colour: Codec<number> = named('colour', colours);

/** The name of a colour in a view; null where any will do. */
export const colourName = (of: number): string | null => colours[of] ?? null;
