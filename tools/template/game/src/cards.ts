import { type Codec, type NumberOf, named } from '@tasovka/kernel';

/** A card inside the rules: its place in `names`, which is also its rank. */
export type Card = NumberOf<'card'>;

/** The names of the cards, as views, moves, logs and scenarios write them. */
export const names: readonly string[] = 'one two three four five six seven eight nine ten'.split(' ');
export const card: Codec<Card> = named('card', names);
export const nameOf = (one: Card): string => names[one] ?? '';

const copies = 4;
export const handSize = 5;

/** NG-1 The box: four copies of ten numbers. */
export const box = (): Card[] => names.flatMap((_, one) => Array<Card>(copies).fill(one));
