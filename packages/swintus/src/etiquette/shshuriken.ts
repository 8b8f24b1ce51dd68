import type { GameContext, Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { State, Swing } from '../state.ts';
import type { Manner } from './manner.ts';
import { offend } from './manners.ts';

/** SW-61: to who made an interception; it must hit. */
export const shshuriken: Manner = { card: box.find('shshuriken-7'), rule: 'SW-61', act: 'intercepted', claimed: false };

/** AC-10: from the interception on the avatar swings, from a point that chance picks, the same for all. */
export function startSwing(state: State, seat: Seat, ctx: GameContext): void {
  if (!state.manners) return;
  const phase = ctx.fixed.swing ?? ctx.chance.below(1000) / 1000;
  state.manners.offences = state.manners.offences.filter((one) => one.act !== 'intercepted');
  state.manners.swing = { seat, since: ctx.now, phase };
  offend(state, 'intercepted', seat, ctx);
}

const periodMs = 1600;
const halfWidth = 0.25;

export const hits = (swing: Swing, aim: number): boolean =>
  Math.abs(Math.sin(2 * Math.PI * (aim / periodMs + swing.phase))) <= halfWidth;
