import type { Card } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { colourOf, isJoker, plusOf, rankOf } from './box.ts';
import { handOf, type State, topOf } from './state.ts';

/** LO-10, LO-26, LO-27: the same colour or the same value; jokers go on anything. */
const matches = (colour: number, top: Card, card: Card): boolean =>
  colourOf[card] === colour || rankOf[card] === rankOf[top] || isJoker(card);

/** LO-28: a plus is passed on by a plus at least as big as the top one, whatever its colour and the sum. */
function passesOn(top: Card, card: Card): boolean {
  const plus = plusOf[card] as number;
  return plus > 0 && plus >= (plusOf[top] as number);
}

/** Whether a card may go where play stands. */
export const fits = (state: State, card: Card): boolean => fitsOn(state, topOf(state), card);

/** The same, for who asks about a whole hand. */
export const fitsOn = (state: State, top: Card, card: Card): boolean =>
  state.owed > 0 ? passesOn(top, card) : matches(state.colour, top, card);

export const misfit = (state: State) =>
  state.owed > 0 ? refuse('does-not-fit', 'LO-28') : refuse('does-not-fit', 'LO-10');

export function holdsFitting(state: State, seat: number): boolean {
  for (const card of handOf(state, seat)) if (fits(state, card)) return true;
  return false;
}
