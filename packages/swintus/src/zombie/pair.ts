import { type Card, type Colour, colours, removeCard } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import { handOf, type State } from '../state.ts';

const viruses = colours.map((name) => box.find(`${name}-virus`));
const vaccines = colours.map((name) => box.find(`${name}-vaccine`));

/** SW-70: each virus has the vaccine of its colour. */
export const virusOf = (colour: number): Card => viruses[colour as Colour] as Card;
export const vaccineOf = (colour: number): Card => vaccines[colour as Colour] as Card;
export const isVaccine = (card: Card): boolean => vaccines.includes(card);

/** SW-74: both in one hand. */
export const holdsPair = (state: State, seat: Seat, colour: number): boolean =>
  handOf(state, seat).includes(virusOf(colour)) && handOf(state, seat).includes(vaccineOf(colour));

/** The pair is laid away, out until the next round. */
export function layAway(state: State, seat: Seat, colour: number): void {
  for (const card of [virusOf(colour), vaccineOf(colour)]) {
    removeCard(handOf(state, seat), card);
    state.removed.push(card);
  }
}
