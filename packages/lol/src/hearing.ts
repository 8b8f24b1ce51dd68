import { has, type Seat, type Signal } from '@tasovka/kernel';
import type { Context } from './event.ts';
import { overhear } from './moves/judging.ts';
import { breakSilence } from './silence.ts';
import type { State } from './state.ts';

/**
 * AC-2: apart, a voice or a chat message breaks it; buttons and reactions do not. What a microphone heard may be disputed.
 * Around a table people judge.
 */
export function hear(state: State, seat: Seat, { type }: Signal, ctx: Context): void {
  if (state.options.place === 'table' || has(state.out, seat)) return;
  if (type === 'heard') overhear(state, seat, ctx);
  else if (type === 'spoke' || type === 'said') breakSilence(state, seat, ctx);
}
