import type { Seat } from '@tasovka/kernel';
import { offend } from './etiquette/offences.ts';
import type { Context } from './event.ts';
import { pauseToLook } from './pauseToLook.ts';
import type { State } from './state.ts';
import { take } from './tableActions.ts';

/** SW-22: the player who breaks the silence takes two, and it is over. */
export function breakSilence(state: State, seat: Seat, ctx: Context): void {
  if (state.silence === null) return;
  state.silence = null;
  ctx.emit?.({ type: 'silence-broken', seat });
  take(state, seat, 2, 'silence', ctx);
  pauseToLook(state, ctx);
  offend(state, 'broke', seat, ctx);
}
