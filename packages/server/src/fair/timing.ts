import type { Delay } from '../rooms/line.ts';

/** So many pings are remembered. */
const kept = 12;

/**
 * Round trip, jitter and clock difference of one connection, from its last pings. How far away a device is, is measured
 * by echoes: those are given by what lies below the page, which therefore cannot seem further away than it is (AC-22).
 * Only the clock is asked for.
 */
export class Timing implements Delay {
  /** When the last pings left, each in the slot of its number; which of them have not come back, as bits. */
  private readonly left: number[] = Array<number>(kept).fill(0);
  private awaitsEcho = 0;
  private awaitsAnswer = 0;
  private readonly echoes: number[] = [];
  /** How long answers took, and what they made of the difference between the clocks. */
  private readonly took: number[] = [];
  private readonly offsets: number[] = [];
  private n = 0;
  rtt = 0;
  jitter = 0;
  /** What to add to the client's clock to get the server's. */
  offset = 0;

  /** The number of the next ping. Answers that are long overdue are no longer waited for. */
  ping(now: number): number {
    const slot = ++this.n % kept;
    this.left[slot] = now;
    this.awaitsEcho |= 1 << slot;
    this.awaitsAnswer |= 1 << slot;
    return this.n;
  }

  /**
   * False for an echo nobody asked for. `late` is how long it may have lain here unread: a busy server must not think
   * that everybody is far away.
   */
  echo(n: number, now: number, late = 0): boolean {
    const bit = this.bitOf(n);
    if ((this.awaitsEcho & bit) === 0) return false;
    this.awaitsEcho &= ~bit;
    keep(this.echoes, Math.max(0, now - this.leftAt(n) - late));
    const ways = sorted(this.echoes);
    this.rtt = ways[ways.length >> 1] as number;
    for (let i = 0; i < ways.length; i++) ways[i] = Math.abs((ways[i] as number) - this.rtt);
    this.jitter = ways.sort()[(ways.length * 3) >> 2] as number;
    return true;
  }

  /** False for an answer nobody asked for. The quickest answer had the least in its way and knows the clock best. */
  pong(n: number, clientAt: number, now: number): boolean {
    const bit = this.bitOf(n);
    if ((this.awaitsAnswer & bit) === 0) return false;
    this.awaitsAnswer &= ~bit;
    const at = this.leftAt(n);
    keep(this.took, now - at);
    keep(this.offsets, (at + now) / 2 - clientAt);
    this.offset = this.offsets[this.took.indexOf(Math.min(...this.took))] as number;
    return true;
  }

  /** No bit at all for what is no ping of late. */
  private bitOf(n: number): number {
    return Number.isInteger(n) && n > 0 && n <= this.n && n > this.n - kept ? 1 << (n % kept) : 0;
  }

  private leftAt(n: number): number {
    return this.left[n % kept] as number;
  }
}

/** Thousands of devices echo every few seconds: they are sorted in one place instead of leaving new lists behind. */
const desk = new Float64Array(kept);

function sorted(samples: readonly number[]): Float64Array {
  desk.set(samples);
  return desk.subarray(0, samples.length).sort();
}

function keep(samples: number[], sample: number): void {
  samples.push(sample);
  if (samples.length > kept) samples.shift();
}
