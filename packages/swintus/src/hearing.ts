import type { Seat, Signal } from '@tasovka/kernel';
import type { Context } from './event.ts';
import { overhear } from './moves/judging.ts';
import { breakSilence } from './silence.ts';
import type { State } from './state.ts';

/** AC-2: a voice or a chat message breaks it; buttons and reactions do not. What a microphone heard may be disputed. */
export function hearVoice(state: State, seat: Seat, { type }: Signal, ctx: Context): void {
  if (type === 'heard') overhear(state, seat, ctx);
  else if (type === 'spoke' || type === 'said') breakSilence(state, seat, ctx);
}
