import type { Millis } from '@tasovka/kernel';
import { untrack } from 'svelte';
import { play } from '../sound/sounds.ts';
import type { Session } from '../table/session.svelte.ts';

/** How often a clock is read: a second is never shown much too late. */
const readEveryMs = 250;

/**
 * Milliseconds until a moment on the match's clock, or null where there is none. A paused table's time stands still. The
 * last so many seconds tick.
 */
export function timeLeft(
  session: Session,
  at: () => Millis | null,
  ticks: () => number,
): { readonly ms: number | null } {
  let ms = $state<number | null>(null);
  let lastTick = 0;
  function read(ends: Millis): void {
    if (session.paused && ms !== null) return;
    ms = Math.max(0, session.stamp(ends) - session.now());
    const second = Math.ceil(ms / 1000);
    if (second > 0 && second <= ticks() && second !== lastTick) play('tick');
    lastTick = second;
  }
  $effect(() => {
    const ends = at();
    if (ends === null) {
      ms = null;
      return;
    }
    // What is read here was written here: followed, it would run for ever.
    untrack(() => read(ends));
    const timer = setInterval(() => read(ends), readEveryMs);
    return () => clearInterval(timer);
  });
  return {
    get ms() {
      return ms;
    },
  };
}
