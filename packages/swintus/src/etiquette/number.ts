import type { CardRule } from '../cardRule.ts';
import { anyColour, nameColour, needsColour } from '../prescriptions/polisvin.ts';

/** SW-51: in turn an etiquette card is a number: on its own value, of any colour; its player names a colour. */
export const etiquetteNumber: CardRule = {
  rule: 'SW-51',
  fit: 'value',
  validate: (state, seat, play) => needsColour(state, seat, play, 'SW-51'),
  choices: anyColour,
  resolve: nameColour,
};
