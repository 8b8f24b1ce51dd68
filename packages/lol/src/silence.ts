import { has, type Seat, type Signal } from '@tasovka/kernel';
import type { Context } from './event.ts';
import type { State } from './state.ts';
import { take } from './tableActions.ts';

/** LO-21: the player who speaks takes two, each time; the ban goes on. */
export function breakSilence(state: State, seat: Seat, ctx: Context): void {
  if (state.silence === null) return;
  ctx.emit?.({ type: 'spoke-up', seat });
  take(state, seat, 2, 'silence', ctx);
}

/** AC-2: apart, a voice or a chat message breaks it; buttons and reactions do not. Around a table people judge. */
export function hear(state: State, seat: Seat, { type }: Signal, ctx: Context): void {
  if (state.options.place === 'table' || has(state.out, seat)) return;
  if (type === 'spoke' || type === 'said') breakSilence(state, seat, ctx);
}
