import { type GameContext, has, type Seat, type Signal } from '@tasovka/kernel';
import { take } from './course.ts';
import type { State } from './state.ts';

/** LO-21: who speaks takes two, each time; the ban goes on. */
export function breakSilence(state: State, seat: Seat, ctx: GameContext): void {
  if (state.silence === null) return;
  ctx.emit?.({ type: 'spoke-up', seat });
  take(state, seat, 2, 'LO-21', ctx);
}

/** AC-2: apart, a voice or a chat message breaks it; buttons and reactions do not. Around a table people judge. */
export function hear(state: State, seat: Seat, { type }: Signal, ctx: GameContext): void {
  if (state.options.place === 'table' || has(state.out, seat)) return;
  if (type === 'spoke' || type === 'said') breakSilence(state, seat, ctx);
}
