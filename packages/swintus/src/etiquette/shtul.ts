import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** SW-53, AC-3: to the player who got up from the seat. */
export const shtul = makeEtiquetteCard('shtul-0', {
  rule: 'SW-53',
  act: 'left',
  claimed: true,
  sees(state, seat, signal, ctx) {
    if (signal.type === 'left') offend(state, 'left', seat, ctx);
  },
});
