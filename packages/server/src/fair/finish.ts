import type { Delay } from '../rooms/line.ts';

/** The window is never longer than this (AC-21). */
const longest = 150;
/** Connections this near to each other need no photo finish. */
const near = 15;

/** AC-21: as long as the slowest message travels; it depends on connections alone, never on cards. */
export function finishWindow(delays: Iterable<Delay>): number {
  let window = 0;
  for (const { rtt, jitter } of delays) window = Math.max(window, rtt / 2 + jitter / 2);
  return window <= near ? 0 : Math.min(longest, window);
}

interface Held<T> {
  readonly pressed: number;
  readonly release: number;
  readonly what: T;
}

/** Inputs wait here until nothing pressed earlier can still be on its way; then they come out by press time. */
export class PhotoFinish<T> {
  private held: Held<T>[] = [];

  /** When the first of them is to come out. */
  get due(): number {
    return this.held.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...this.held.map(({ release }) => release));
  }

  hold(what: T, pressed: number, now: number, window: number): void {
    this.held.push({ what, pressed, release: Math.max(now, pressed + window) });
    this.held.sort((a, b) => a.pressed - b.pressed);
  }

  /** What may come out now, first pressed first. Who pressed before somebody released goes along. */
  release(now: number): { readonly what: T; readonly pressed: number }[] {
    const last = this.held.findLastIndex(({ release }) => release <= now);
    return last < 0 ? [] : this.held.splice(0, last + 1);
  }
}
