import type { Latency } from '../rooms/connection.ts';

/** So many pings are remembered. */
export const pingsKept = 12;

/**
 * Round trip, jitter and clock difference of one connection, from its last pings. How far away a device is, is measured
 * by echoes: those are given by what lies below the page, which therefore cannot seem further away than it is (AC-22).
 * A program that is no browser could hold them back: nobody is further away than what their system has acknowledged by
 * itself. Only the clock is asked for.
 */
export class LatencyEstimate implements Latency {
  /** When the last pings left, each in the slot of its number; which of them have not come back, as bits. */
  private readonly sentAt: number[] = Array<number>(pingsKept).fill(0);
  /** How long the system at the other end took to acknowledge them, as far as somebody looked. */
  private readonly acknowledgedAfter: number[] = Array<number>(pingsKept).fill(Number.POSITIVE_INFINITY);
  private awaitsEcho = 0;
  private awaitsAnswer = 0;
  /** The last echoes; once there are enough, the oldest gives its place to the newest. */
  private readonly echoes: number[] = [];
  private echoed = 0;
  /** How long the last answers took, and what they made of the difference between the clocks. */
  private readonly took: number[] = [];
  private readonly offsets: number[] = [];
  private answered = 0;
  private n = 0;
  rtt = 0;
  jitter = 0;
  /** What to add to the client's clock to get the server's. */
  offset = 0;

  /** The number of the next ping. Answers that are long overdue are no longer waited for. */
  ping(now: number): number {
    const slot = ++this.n % pingsKept;
    this.sentAt[slot] = now;
    this.acknowledgedAfter[slot] = Number.POSITIVE_INFINITY;
    this.awaitsEcho |= 1 << slot;
    this.awaitsAnswer |= 1 << slot;
    return this.n;
  }

  /** Whether the echo of that ping may still come. */
  awaits(n: number): boolean {
    return (this.awaitsEcho & this.bitOf(n)) !== 0;
  }

  /** The system at the other end has that ping. */
  acknowledged(n: number, now: number): void {
    if (this.awaits(n)) this.acknowledgedAfter[n % pingsKept] = now - this.sentTime(n);
  }

  /**
   * How long it took; null for an echo nobody asked for. `late` is how long it may have lain here unread: a busy server
   * must not think that everybody is far away.
   */
  echo(n: number, now: number, late = 0): number | null {
    if (!this.awaits(n)) return null;
    this.awaitsEcho &= ~this.bitOf(n);
    const took = Math.max(0, now - this.sentTime(n) - late);
    this.echoes[this.echoed++ % pingsKept] = Math.min(took, this.acknowledgedAfter[n % pingsKept] as number);
    const { length } = this.echoes;
    desk.fill(Number.POSITIVE_INFINITY).set(this.echoes);
    this.rtt = desk.sort()[length >> 1] as number;
    for (let i = 0; i < length; i++) desk[i] = Math.abs((desk[i] as number) - this.rtt);
    this.jitter = desk.sort()[(length * 3) >> 2] as number;
    return took;
  }

  /** False for an answer nobody asked for. The quickest answer had the least in its way and knows the clock best. */
  pong(n: number, clientAt: number, now: number): boolean {
    const bit = this.bitOf(n);
    if ((this.awaitsAnswer & bit) === 0) return false;
    this.awaitsAnswer &= ~bit;
    const at = this.sentTime(n);
    const slot = this.answered++ % pingsKept;
    this.took[slot] = now - at;
    this.offsets[slot] = (at + now) / 2 - clientAt;
    let quickest = 0;
    for (let i = 1; i < this.took.length; i++) {
      if ((this.took[i] as number) < (this.took[quickest] as number)) quickest = i;
    }
    this.offset = this.offsets[quickest] as number;
    return true;
  }

  /** No bit at all for what is no ping of late. */
  private bitOf(n: number): number {
    return Number.isInteger(n) && n > 0 && n <= this.n && n > this.n - pingsKept ? 1 << (n % pingsKept) : 0;
  }

  private sentTime(n: number): number {
    return this.sentAt[n % pingsKept] as number;
  }
}

/** Thousands of devices echo every few seconds: they are sorted in one place instead of leaving new lists behind. */
const desk = new Float64Array(pingsKept);
