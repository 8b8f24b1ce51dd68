import { type Card, type ColourName, grey, inColours, type Kind, makeBox } from '@tasovka/cards';

/** The sets that can be added to the base deck, in any combination (SW-3). */
export const sets = ['etiquette', 'zombie', 'moles'] as const;
export type SetName = (typeof sets)[number];

/** Cards of one colour that do something, by the names they go by. */
export type Prescription = 'hapyozh' | 'tihohryun' | 'hlopkopyt' | 'perehryuk' | 'svinorot' | 'temnodel';
export type Infection = 'virus' | 'vaccine';
/** SW-50: the number after the name is its value in turn. */
export type EtiquetteName =
  | 'shtul-0'
  | 'shshalun-1'
  | 'shshevelis-2'
  | 'shshtol-3'
  | 'shinkognito-4'
  | 'shmotrun-5'
  | 'shmunitet-6'
  | 'shshto-7'
  | 'shshuriken-7';
export type Family = 'number' | Prescription | 'polisvin' | 'etiquette' | 'infection';

export type NumberValue = (typeof values)[number];
type Coloured = NumberValue | Prescription;

/** What words and drawings tell apart: each has a name in every language. */
export type CardKind = Coloured | 'polisvin' | EtiquetteName | `${ColourName}-${Infection}`;

/** Every card by its name outside the rules. */
export type SwintusCard = `${ColourName}-${Coloured}` | Exclude<CardKind, Coloured>;

export interface SwintusKind extends Kind {
  readonly name: SwintusCard;
  readonly family: Family;
  /** The set a card comes with; the base deck has none. */
  readonly set: SetName | null;
}

const values = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const numbers = inColours((colour, name) =>
  values.map(
    (value): SwintusKind => ({ name: `${name}-${value}`, colour, rank: value, copies: 2, family: 'number', set: null }),
  ),
).flat();

const prescription = (family: Prescription, rank: number): SwintusKind[] =>
  inColours((colour, name) => ({ name: `${name}-${family}`, colour, rank, copies: 2, family, set: null }));

const etiquette = (name: EtiquetteName, rank: number): SwintusKind => ({
  name,
  colour: grey,
  rank,
  copies: 2,
  family: 'etiquette',
  set: 'etiquette',
});

const infection = (name: Infection, rank: number): SwintusKind[] =>
  inColours((colour, of) => ({ name: `${of}-${name}`, colour, rank, copies: 2, family: 'infection', set: 'zombie' }));

/** SW-1…SW-3: every card there is. Etiquette cards share the ranks of numbers: they match by value (SW-51). */
export const box = makeBox<SwintusKind>([
  ...numbers,
  ...prescription('hapyozh', 10),
  ...prescription('tihohryun', 11),
  ...prescription('hlopkopyt', 12),
  ...prescription('perehryuk', 13),
  ...prescription('svinorot', 14),
  ...prescription('temnodel', 15),
  { name: 'polisvin', colour: grey, rank: 16, copies: 12, family: 'polisvin', set: null },
  etiquette('shtul-0', 0),
  etiquette('shshalun-1', 1),
  etiquette('shshevelis-2', 2),
  etiquette('shshtol-3', 3),
  etiquette('shinkognito-4', 4),
  etiquette('shmotrun-5', 5),
  etiquette('shmunitet-6', 6),
  etiquette('shshto-7', 7),
  etiquette('shshuriken-7', 7),
  ...infection('virus', 17),
  ...infection('vaccine', 18),
]);

export const familyOf: readonly Family[] = box.kinds.map((kind) => kind.family);
export const { nameOf, namesOf } = box;
export const rankOf = box.rankOf;
export const colourOf = box.colourOf;

export const isNumber = (card: Card): boolean => familyOf[card] === 'number';
export const isInfection = (card: Card): boolean => familyOf[card] === 'infection';
export const highestNumber = values.length - 1;
export const numberCard = (colour: number, value: number): Card => colour * values.length + value;
