import { makeEtiquetteCard } from './etiquetteCard.ts';
import { names } from './names.ts';
import { offend } from './offences.ts';

/** SW-57, AC-7: to the player who addressed you by name or nickname; only you may mind. */
export const shinkognito = makeEtiquetteCard('shinkognito-4', {
  rule: 'SW-57',
  act: 'named',
  claimed: true,
  sees(state, seat, signal, ctx) {
    if (signal.type !== 'said') return;
    ctx.names.forEach((name, other) => {
      if (other !== seat && other < state.seats && names(signal.text, name)) offend(state, 'named', seat, ctx, other);
    });
  },
});
