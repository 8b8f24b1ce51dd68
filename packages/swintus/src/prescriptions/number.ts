import { grey } from '@tasovka/cards';
import { colourOf, rankOf } from '../box.ts';
import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';
import { type State, topOf } from '../state.ts';

/** SW-10: same colour or same value. On a grey opened card with no colour named anything goes (SW-5). */
export const matches = (state: State, card: number): boolean =>
  state.colour === grey || colourOf[card] === state.colour || rankOf[card] === rankOf[topOf(state)];

/** A number card does nothing but lie there. */
export const number: Law = {
  rule: 'SW-10',
  fits: matches,
  acts: (state, seat, _play, ctx) => passTurn(state, seat, ctx),
};
