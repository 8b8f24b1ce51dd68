import type { GameContext, Millis } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Manners, State } from '../state.ts';
import type { Manner } from './manner.ts';
import { offend } from './manners.ts';

/** SW-55, AC-5: to who still thinks when somebody has counted to five. */
export const shshevelis: Manner = { card: box.find('shshevelis-2'), rule: 'SW-55', act: 'dawdled', claimed: false };

const second: Millis = 1000;

/** When the next number of the count is due. */
export const nextCount = (manners: Manners): Millis | null =>
  manners.count && manners.count.said < 5 ? manners.count.from + (manners.count.said + 1) * second : null;

export function countOn(state: State, ctx: GameContext): void {
  const count = state.manners?.count;
  if (!count) return;
  count.said++;
  ctx.emit?.({ type: 'counted', number: count.said, seat: state.turn });
  if (count.said === 5) offend(state, 'dawdled', state.turn, ctx);
}
