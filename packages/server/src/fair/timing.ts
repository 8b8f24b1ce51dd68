import type { Delay } from '../rooms/line.ts';

interface Ping {
  readonly at: number;
  echoed: boolean;
  answered: boolean;
}

interface ClockSample {
  readonly took: number;
  /** What to add to the client's clock to get the server's. */
  readonly offset: number;
}

const kept = 12;

/**
 * Round trip, jitter and clock difference of one connection, from its last pings. How far away a device is, is measured
 * by echoes: those are given by what lies below the page, which therefore cannot seem further away than it is (AC-22).
 * Only the clock is asked for.
 */
export class Timing implements Delay {
  private readonly pings = new Map<number, Ping>();
  private readonly echoes: number[] = [];
  private readonly clocks: ClockSample[] = [];
  private n = 0;
  rtt = 0;
  jitter = 0;
  offset = 0;

  /** The number of the next ping. Answers that are long overdue are no longer waited for. */
  ping(now: number): number {
    this.n++;
    this.pings.set(this.n, { at: now, echoed: false, answered: false });
    this.pings.delete(this.n - kept);
    return this.n;
  }

  /**
   * False for an echo nobody asked for. `late` is how long it may have lain here unread: a busy server must not think
   * that everybody is far away.
   */
  echo(n: number, now: number, late = 0): boolean {
    const ping = this.pings.get(n);
    if (!ping || ping.echoed) return false;
    ping.echoed = true;
    keep(this.echoes, Math.max(0, now - ping.at - late));
    const sorted = this.echoes.toSorted(ascending);
    this.rtt = sorted[sorted.length >> 1] as number;
    const away = sorted.map((rtt) => Math.abs(rtt - this.rtt)).sort(ascending);
    this.jitter = away[(away.length * 3) >> 2] as number;
    return true;
  }

  /** False for an answer nobody asked for. The quickest answer had the least in its way and knows the clock best. */
  pong(n: number, clientAt: number, now: number): boolean {
    const ping = this.pings.get(n);
    if (!ping || ping.answered) return false;
    ping.answered = true;
    keep(this.clocks, { took: now - ping.at, offset: (ping.at + now) / 2 - clientAt });
    this.offset = this.clocks.reduce((best, one) => (one.took < best.took ? one : best)).offset;
    return true;
  }
}

const ascending = (a: number, b: number): number => a - b;

function keep<T>(samples: T[], sample: T): void {
  samples.push(sample);
  if (samples.length > kept) samples.shift();
}
