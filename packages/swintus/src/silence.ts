import type { GameContext, Seat, Signal } from '@tasovka/kernel';
import { take } from './course.ts';
import { offend } from './etiquette/manners.ts';
import type { State } from './state.ts';

/** SW-22: who breaks the silence takes two, and it is over. */
export function breakSilence(state: State, seat: Seat, ctx: GameContext): void {
  if (state.silence === null) return;
  state.silence = null;
  ctx.emit?.({ type: 'silence-broken', seat });
  take(state, seat, 2, 'SW-22', ctx);
  offend(state, 'broke', seat, ctx);
}

/** AC-2: a voice or a chat message breaks it; buttons and reactions do not. */
export function hearVoice(state: State, seat: Seat, signal: Signal, ctx: GameContext): void {
  if (signal.type === 'spoke' || signal.type === 'said') breakSilence(state, seat, ctx);
}
