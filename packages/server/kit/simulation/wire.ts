import { Duplex } from 'node:stream';

/** One direction of a connection: late, unsteadily so, and in order like any TCP connection. */
class Way {
  private readonly delay: () => number;
  private last = 0;

  constructor(delay: () => number) {
    this.delay = delay;
  }

  carry(deliver: () => void): void {
    const now = performance.now();
    this.last = Math.max(this.last, now + this.delay());
    setTimeout(deliver, this.last - now);
  }
}

class WireEnd extends Duplex {
  private readonly way: Way;
  private other: WireEnd | null = null;

  constructor(way: Way) {
    super();
    this.way = way;
  }

  static join(one: WireEnd, two: WireEnd): void {
    one.other = two;
    two.other = one;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.way.carry(() => this.other?.push(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.way.carry(() => this.other?.push(null));
    done();
  }
}

/** A connection's two ends, as far apart as `rtt` says: half of it each way, give or take half the jitter. */
export function wire(rtt: number, jitter: number): [Duplex, Duplex] {
  const delay = (): number => Math.max(0, rtt / 2 + (Math.random() - 0.5) * jitter);
  const ends = [new WireEnd(new Way(delay)), new WireEnd(new Way(delay))] as const;
  WireEnd.join(...ends);
  return [...ends];
}
