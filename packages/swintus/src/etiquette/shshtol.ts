import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** SW-56, AC-6: to the player who put a hand on the table. */
export const shshtol = makeEtiquetteCard('shshtol-3', {
  rule: 'SW-56',
  act: 'hand',
  claimed: true,
  sees(state, seat, signal, ctx) {
    if (signal.type === 'hand') offend(state, 'hand', seat, ctx);
  },
});
