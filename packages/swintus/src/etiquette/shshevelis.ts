import type { Millis } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { EtiquetteState, State } from '../state.ts';
import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** SW-55, AC-5: to the player who still thinks when somebody has counted to five. */
export const shshevelis = makeEtiquetteCard('shshevelis-2', { rule: 'SW-55', act: 'dawdled', claimed: false });

const second: Millis = 1000;

/** When the next number of the count is due. */
export const nextCount = (etiquette: EtiquetteState): Millis | null =>
  etiquette.count && etiquette.count.said < 5 ? etiquette.count.from + (etiquette.count.said + 1) * second : null;

export function countOn(state: State, ctx: Context): void {
  const count = state.etiquette?.count;
  if (!count) return;
  count.said++;
  ctx.emit?.({ type: 'counted', number: count.said, seat: state.turn });
  if (count.said === 5) offend(state, 'dawdled', state.turn, ctx);
}
