import type { Latency } from '../rooms/connection.ts';

/** No way is counted longer than this (AC-21), there and back. */
const longest = 2 * 150;
/** Connections this near need no photo finish. */
const near = 2 * 15;

/**
 * AC-21: how old the oldest input still on its way can be: the slowest connection's way there and back.
 * It depends on connections alone, never on cards.
 */
export function reorderWindow(delays: readonly Latency[]): number {
  let window = 0;
  for (const { rtt, jitter } of delays) window = Math.max(window, rtt + jitter);
  return window <= near ? 0 : Math.min(longest, window);
}

interface Held<T> {
  readonly born: number;
  readonly release: number;
  readonly item: T;
}

/** Inputs wait here until nothing older can still be on its way; then the oldest comes out first. */
export class ReorderBuffer<T> {
  private held: Held<T>[] = [];

  /** When the first of them is to come out. */
  get due(): number {
    return this.held.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...this.held.map(({ release }) => release));
  }

  hold(what: T, born: number, now: number, window: number): void {
    this.held.push({ item: what, born, release: Math.max(now, born + window) });
    this.held.sort((a, b) => a.born - b.born);
  }

  /** What may come out now, oldest first. Who is older than somebody released goes along. */
  release(now: number): { readonly item: T; readonly born: number }[] {
    const last = this.held.findLastIndex(({ release }) => release <= now);
    return last < 0 ? [] : this.held.splice(0, last + 1);
  }
}
