import { type Card, grey } from '@tasovka/cards';
import { box, colourOf, rankOf } from './box.ts';
import { ruleOf } from './cardRules.ts';
import { type State, topOf } from './state.ts';

/** SW-10, SW-12, SW-51, SW-71: whether a card goes on a colour and a value. Where no colour was named anything goes (SW-5). */
function goesOn(colour: number, rank: number, card: Card): boolean {
  const { fit } = ruleOf(card);
  if (colour === grey || fit === 'anything') return true;
  return (fit !== 'value' && colourOf[card] === colour) || (fit !== 'colour' && rankOf[card] === rank);
}

/*
 * Every hand is held against the top card at every move, so it is worked out once for whatever can lie there:
 * a row for each colour and rank, a column for each kind of card.
 */
const columns = box.names.length;
const ranks = Math.max(...rankOf) + 1;
const table = new Uint8Array((grey + 1) * ranks * columns);
for (let at = 0; at < table.length; at++) {
  const row = Math.floor(at / columns);
  table[at] = goesOn(Math.floor(row / ranks), row % ranks, at % columns) ? 1 : 0;
}

/** Where in the table the top card stands. */
export const fitRow = (state: State): number => (state.colour * ranks + (rankOf[topOf(state)] as number)) * columns;

export const fitsAt = (row: number, card: Card): boolean => table[row + card] === 1;

/** Whether a card may be laid on the top one. */
export const fits = (state: State, card: Card): boolean => fitsAt(fitRow(state), card);
