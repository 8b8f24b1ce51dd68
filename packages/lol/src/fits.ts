import { type Card, type CardRefusal, grey } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { box, colourOf, isJoker, plusOf, rankOf } from './box.ts';
import { type State, topOf } from './state.ts';

/** LO-10, LO-26, LO-27: the same colour or the same value; jokers go on anything. */
const matches = (colour: number, rank: number, card: Card): boolean =>
  colourOf[card] === colour || rankOf[card] === rank || isJoker(card);

/** LO-28: a plus is passed on by a plus at least as big as the top one, whatever its colour and the sum. */
const passesOn = (plus: number, card: Card): boolean => (plusOf[card] ?? 0) >= Math.max(1, plus);

/*
 * Every hand is held against the table at every move, so the two rules are worked out once for whatever can lie there:
 * a row for each colour and rank, then one for each size of plus, with a column for each kind of card.
 */
const columns = box.kinds.length;
const ranks = Math.max(...rankOf) + 1;
const hues = grey + 1;
const passRow = hues * ranks;
const table = new Uint8Array((passRow + Math.max(...plusOf) + 1) * columns);
for (let card = 0; card < columns; card++) {
  for (let colour = 0; colour < hues; colour++) {
    for (let rank = 0; rank < ranks; rank++) {
      table[(colour * ranks + rank) * columns + card] = matches(colour, rank, card) ? 1 : 0;
    }
  }
  for (const plus of plusOf) table[(passRow + plus) * columns + card] = passesOn(plus, card) ? 1 : 0;
}

/** Where in the table play stands. */
export function fitRow(state: State): number {
  const top = topOf(state);
  const row = state.owed > 0 ? passRow + (plusOf[top] ?? 0) : state.colour * ranks + (rankOf[top] ?? 0);
  return row * columns;
}

/** Whether a card may go there. */
export const fitsAt = (row: number, card: Card): boolean => table[row + card] === 1;

export const fits = (state: State, card: Card): boolean => fitsAt(fitRow(state), card);

export const misfit = (state: State): CardRefusal => refuse('does-not-fit', state.owed > 0 ? 'LO-28' : 'LO-10');
