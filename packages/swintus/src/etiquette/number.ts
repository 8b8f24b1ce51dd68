import { grey } from '@tasovka/cards';
import { rankOf } from '../box.ts';
import type { Law } from '../law.ts';
import { nameColour, needsColour } from '../prescriptions/polisvin.ts';
import { topOf } from '../state.ts';

/** SW-51: in turn an etiquette card is a number: on its own value, of any colour; its player names a colour. */
export const etiquetteNumber: Law = {
  rule: 'SW-51',
  fits: (state, card) => state.colour === grey || rankOf[card] === rankOf[topOf(state)],
  demands: (state, seat, play) => needsColour(state, seat, play, 'SW-51'),
  acts: nameColour,
};
