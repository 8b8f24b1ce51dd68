import type { Law } from '../law.ts';
import { anyColour, nameColour, needsColour } from '../prescriptions/polisvin.ts';

/** SW-51: in turn an etiquette card is a number: on its own value, of any colour; its player names a colour. */
export const etiquetteNumber: Law = {
  rule: 'SW-51',
  fit: 'value',
  demands: (state, seat, play) => needsColour(state, seat, play, 'SW-51'),
  choices: anyColour,
  acts: nameColour,
};
