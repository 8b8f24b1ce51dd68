import { type Millis, never } from '@tasovka/kernel';
import type { Context } from './event.ts';
import type { State } from './state.ts';
import { giveWord } from './talk.ts';

/** A clock that can stand still and go on exactly where it was (SP-20, SP-24). */
export interface Clock {
  /** What was left when it last started or stopped. */
  readonly left: Millis;
  /** When it last started; null while it stands. */
  readonly since: Millis | null;
}

export const started = (left: Millis, now: Millis): Clock => ({ left, since: now });

export const remaining = (clock: Clock, now: Millis): Millis =>
  clock.since === null ? clock.left : Math.max(0, clock.left - Math.max(0, now - clock.since));

export const runsOut = (clock: Clock | null): Millis =>
  clock === null || clock.since === null ? never : clock.since + clock.left;

export function stopClock(state: State, ctx: Context): void {
  if (state.clock) state.clock = { left: remaining(state.clock, ctx.now), since: null };
}

/** SP-24: everybody looks at how a vote ended. Says when that is over, and clocks go on. */
export function look(state: State, { now }: Context): Millis {
  state.lookUntil = now + state.options.lookMs;
  return state.lookUntil;
}

/** SP-20: the clock and the talk go on exactly where they were. */
export function resume(state: State, ctx: Context): void {
  if (state.phase.type !== 'vote' && state.phase.type !== 'agree') return;
  const from = look(state, ctx);
  if (state.clock) state.clock = started(state.clock.left, from);
  state.phase = { type: 'talk', floor: state.phase.floor };
  giveWord(state, from);
}
