import type { Seat } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** SW-61: to the player who made an interception; it must hit. */
export const shshuriken = makeEtiquetteCard('shshuriken-7', { rule: 'SW-61', act: 'intercepted', claimed: false });

/** AC-10: from the interception on the avatar swings, from a point that chance picks, the same for all. */
export function startSwing(state: State, seat: Seat, ctx: Context): void {
  if (!state.etiquette) return;
  const phase = ctx.fixed.swing ?? ctx.chance.below(1000) / 1000;
  state.etiquette.offences = state.etiquette.offences.filter((one) => one.act !== 'intercepted');
  state.etiquette.swing = { seat, since: ctx.now, phase };
  offend(state, 'intercepted', seat, ctx);
}
