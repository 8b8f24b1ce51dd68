import { type Card, type ColourName, grey, inColours, type Kind, makeBox } from '@tasovka/cards';

export type Family = 'number' | 'bah' | 'ban' | 'pff' | 'bro' | 'ups' | 'plus' | 'joker';
/** Cards of one colour that do something, and those of none, by the names they go by. */
export type ActionCard = 'bah' | 'ban' | 'pff' | 'bro' | 'ups' | 'ha' | 'haha';
export type Joker = 'lol' | 'imho';

export type NumberValue = (typeof values)[number];

/** What words and drawings tell apart: each has a name in every language. */
export type CardKind = NumberValue | ActionCard | Joker;

/** Every card by its name outside the rules. */
export type LolCard = `${ColourName}-${NumberValue | ActionCard}` | Joker;

export interface LolKind extends Kind {
  readonly name: LolCard;
  readonly family: Family;
  /** What it costs in hand at the end of a round (LO-30). */
  readonly points: number;
  /** How many cards it makes the next player take (LO-25, LO-26). */
  readonly plus: number;
}

const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const numbers = inColours((colour, name) =>
  values.map(
    (value): LolKind => ({
      name: `${name}-${value}`,
      colour,
      rank: value,
      copies: 2,
      family: 'number',
      points: value,
      plus: 0,
    }),
  ),
).flat();

const action = (of: ActionCard, rank: number, copies: number, family: Family, plus = 0): LolKind[] =>
  inColours((colour, name) => ({ name: `${name}-${of}`, colour, rank, copies, family, points: 5, plus }));

const joker = (name: Joker, rank: number, plus: number): LolKind => ({
  name,
  colour: grey,
  rank,
  copies: 4,
  family: 'joker',
  points: 20,
  plus,
});

/** LO-1, LO-2, LO-30: every card there is, how often, and what it costs. */
export const box = makeBox<LolKind>([
  ...numbers,
  ...action('bah', 10, 1, 'bah'),
  ...action('ban', 11, 1, 'ban'),
  ...action('pff', 12, 1, 'pff'),
  ...action('bro', 13, 1, 'bro'),
  ...action('ups', 14, 1, 'ups'),
  ...action('ha', 15, 2, 'plus', 1),
  ...action('haha', 16, 2, 'plus', 2),
  joker('lol', 17, 4),
  joker('imho', 18, 0),
]);

export const colourOf = box.colourOf;
export const rankOf = box.rankOf;
export const familyOf: readonly Family[] = box.kinds.map((kind) => kind.family);
export const plusOf: readonly number[] = box.kinds.map((kind) => kind.plus);
export const pointsOf: readonly number[] = box.kinds.map((kind) => kind.points);

/** Numbers open the table; everything after them acts. */
export const isNumber = (card: Card): boolean => familyOf[card] === 'number';
export const isJoker = (card: Card): boolean => colourOf[card] === grey;

export const { nameOf, namesOf } = box;
