import type { Latency } from '../rooms/connection.ts';

/** No round trip counts longer than this (AC-21). */
const longest = 2 * 150;
/** Below this round trip nothing waits. */
const near = 2 * 15;

/**
 * AC-21: how old an input that is still on its way can be: the round trip of the slowest connection.
 * It depends on connections alone, never on cards.
 */
export function reorderWindow(latencies: readonly Latency[]): number {
  let window = 0;
  for (const { rtt, jitter } of latencies) window = Math.max(window, rtt + jitter);
  return window <= near ? 0 : Math.min(longest, window);
}

interface Held<T> {
  readonly pressedAt: number;
  readonly release: number;
  readonly item: T;
}

/** Inputs wait here until nothing older can still be on its way; then the oldest comes out first (a photo finish). */
export class ReorderBuffer<T> {
  private held: Held<T>[] = [];

  /** When the first of them is to come out. */
  get due(): number {
    return this.held.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...this.held.map(({ release }) => release));
  }

  hold(what: T, pressedAt: number, now: number, window: number): void {
    this.held.push({ item: what, pressedAt, release: Math.max(now, pressedAt + window) });
    this.held.sort((a, b) => a.pressedAt - b.pressedAt);
  }

  /** What may come out now, oldest first. An input older than a released one goes along. */
  release(now: number): { readonly item: T; readonly pressedAt: number }[] {
    const last = this.held.findLastIndex(({ release }) => release <= now);
    return last < 0 ? [] : this.held.splice(0, last + 1);
  }
}
