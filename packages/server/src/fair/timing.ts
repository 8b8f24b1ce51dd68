import type { Delay } from '../rooms/line.ts';

interface Sample {
  readonly rtt: number;
  /** What to add to the client's clock to get the server's. */
  readonly offset: number;
}

const kept = 12;

/** Round trip, jitter and clock difference of one connection, from its last pings. */
export class Timing implements Delay {
  private readonly samples: Sample[] = [];
  private readonly sent = new Map<number, number>();
  private n = 0;
  rtt = 0;
  jitter = 0;
  offset = 0;

  get measured(): boolean {
    return this.samples.length > 0;
  }

  /** The number of the next ping. Answers that are long overdue are no longer waited for. */
  ping(now: number): number {
    this.n++;
    this.sent.set(this.n, now);
    this.sent.delete(this.n - kept);
    return this.n;
  }

  /** False for an answer nobody asked for. */
  pong(n: number, clientAt: number, now: number): boolean {
    const sent = this.sent.get(n);
    if (sent === undefined) return false;
    this.sent.delete(n);
    const rtt = now - sent;
    this.samples.push({ rtt, offset: (sent + now) / 2 - clientAt });
    if (this.samples.length > kept) this.samples.shift();
    this.reckon();
    return true;
  }

  /** The middle round trip is the usual one; the shortest had the least in its way and knows the clock best. */
  private reckon(): void {
    const sorted = this.samples.toSorted((a, b) => a.rtt - b.rtt);
    const middle = sorted[sorted.length >> 1] as Sample;
    this.rtt = middle.rtt;
    this.offset = (sorted[0] as Sample).offset;
    const away = sorted.map(({ rtt }) => Math.abs(rtt - middle.rtt)).sort((a, b) => a - b);
    this.jitter = away[(away.length * 3) >> 2] as number;
  }
}
