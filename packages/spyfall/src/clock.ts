import { type Millis, never } from '@tasovka/kernel';

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

export const stopped = (clock: Clock, now: Millis): Clock => ({ left: remaining(clock, now), since: null });

export const runsOut = (clock: Clock | null): Millis =>
  clock === null || clock.since === null ? never : clock.since + clock.left;
