import { type Codec, named } from '@tasovka/kernel';
import type { Card } from './hand.ts';

export const colours = ['red', 'green', 'yellow', 'blue'] as const;
export type ColourName = (typeof colours)[number];
export type Colour = 0 | 1 | 2 | 3;
/** The colour of a grey card, and of a pile on which anything goes. */
export const grey = 4;
export const allColours: readonly Colour[] = [0, 1, 2, 3];
const namedColours: readonly (readonly [Colour, ColourName])[] = [
  [0, 'red'],
  [1, 'green'],
  [2, 'yellow'],
  [3, 'blue'],
];

/** Kinds of card that come in every colour. */
export const inColours = <K>(make: (colour: Colour, name: ColourName) => K): K[] =>
  namedColours.map(([colour, name]) => make(colour, name));

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
  readonly names: readonly K['name'][];
  readonly colourOf: readonly number[];
  readonly rankOf: readonly number[];
  readonly card: Codec<Card>;
  find(name: K['name']): Card;
  nameOf(card: Card): K['name'];
  namesOf(cards: readonly Card[]): K['name'][];
}

export function makeBox<K extends Kind>(kinds: readonly K[]): Box<K> {
  const names: readonly K['name'][] = kinds.map((kind) => kind.name);
  const nameOf = (card: Card): K['name'] => {
    const name = names[card];
    if (name === undefined) throw new Error(`no card has the number ${card}`);
    return name;
  };
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
    nameOf,
    namesOf: (cards) => cards.map(nameOf),
  };
}

export const colour: Codec<number> = named('colour', colours);

/** The name of a colour that somebody named. */
export function namedColour(of: number): ColourName {
  const name = colours[of];
  if (name === undefined) throw new Error(`no colour has the number ${of}`);
  return name;
}

/** The name of a colour in a view; null where any will do. */
export const colourName = (of: number): ColourName | null => colours[of] ?? null;
