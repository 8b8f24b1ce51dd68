import type { Millis } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { Manners, State } from '../state.ts';
import { makeManner } from './manner.ts';
import { offend } from './manners.ts';

/** SW-55, AC-5: to who still thinks when somebody has counted to five. */
export const shshevelis = makeManner('shshevelis-2', { rule: 'SW-55', act: 'dawdled', claimed: false });

const second: Millis = 1000;

/** When the next number of the count is due. */
export const nextCount = (manners: Manners): Millis | null =>
  manners.count && manners.count.said < 5 ? manners.count.from + (manners.count.said + 1) * second : null;

export function countOn(state: State, ctx: Context): void {
  const count = state.manners?.count;
  if (!count) return;
  count.said++;
  ctx.emit?.({ type: 'counted', number: count.said, seat: state.turn });
  if (count.said === 5) offend(state, 'dawdled', state.turn, ctx);
}
