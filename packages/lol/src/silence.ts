import type { Seat } from '@tasovka/kernel';
import type { Context } from './event.ts';
import type { State } from './state.ts';
import { take } from './tableActions.ts';

/** LO-21: the player who speaks takes two, each time; the ban goes on. */
export function breakSilence(state: State, seat: Seat, ctx: Context): void {
  if (state.silence === null) return;
  ctx.emit?.({ type: 'spoke-up', seat });
  take(state, seat, 2, 'silence', ctx);
}
