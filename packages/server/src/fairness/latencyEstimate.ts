import type { Latency } from '../rooms/connection.ts';

/** So many pings are remembered. */
const pingsKept = 12;

/**
 * Round trip, jitter and clock difference of one connection, from its last pings. The round trip is measured by the
 * pongs of the WebSocket protocol (echoes): the browser sends them, and a page cannot delay them to seem further away
 * (AC-22). A program that is no browser can (docs/protocol.md says what that gains). Only the clock is asked of the page.
 */
export class LatencyEstimate implements Latency {
  /** When the last pings left, each in the slot of its number. Those not answered yet are bits below. */
  private readonly sentAt: number[] = Array<number>(pingsKept).fill(0);
  private awaitsEcho = 0;
  private awaitsAnswer = 0;
  /** The last echoes: a ring buffer. */
  private readonly echoes: number[] = [];
  private echoed = 0;
  /** How long the last answers took, and the clock difference each of them tells. */
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
    this.awaitsEcho |= 1 << slot;
    this.awaitsAnswer |= 1 << slot;
    return this.n;
  }

  /**
   * False for an echo of no ping. `late` is how long it may have waited here unread: a busy server must
   * not think that everybody is far away.
   */
  echo(n: number, now: number, late = 0): boolean {
    const bit = this.bitOf(n);
    if ((this.awaitsEcho & bit) === 0) return false;
    this.awaitsEcho &= ~bit;
    this.echoes[this.echoed++ % pingsKept] = Math.max(0, now - this.sentTime(n) - late);
    const { length } = this.echoes;
    sorted.fill(Number.POSITIVE_INFINITY).set(this.echoes);
    this.rtt = sorted.sort()[length >> 1] ?? 0;
    for (let i = 0; i < length; i++) sorted[i] = Math.abs((sorted[i] ?? 0) - this.rtt);
    this.jitter = sorted.sort()[(length * 3) >> 2] ?? 0;
    return true;
  }

  /** False for an answer to no ping. The quickest answer was delayed least and tells the clock best. */
  pong(n: number, clientAt: number, now: number): boolean {
    const bit = this.bitOf(n);
    if ((this.awaitsAnswer & bit) === 0) return false;
    this.awaitsAnswer &= ~bit;
    const at = this.sentTime(n);
    const slot = this.answered++ % pingsKept;
    this.took[slot] = now - at;
    this.offsets[slot] = (at + now) / 2 - clientAt;
    const quickest = this.took.indexOf(Math.min(...this.took));
    this.offset = this.offsets[quickest] ?? 0;
    return true;
  }

  /** Zero for a number that is none of the last pings. */
  private bitOf(n: number): number {
    return Number.isInteger(n) && n > 0 && n <= this.n && n > this.n - pingsKept ? 1 << (n % pingsKept) : 0;
  }

  private sentTime(n: number): number {
    return this.sentAt[n % pingsKept] ?? 0;
  }
}

/** Thousands of devices echo every few seconds: sorting in one place leaves no garbage behind. */
const sorted = new Float64Array(pingsKept);
