import { Duplex } from 'node:stream';

/** How bytes get from one end to the other. */
export interface Way {
  /** How long what is sent now takes. */
  delay(): number;
  /** Runs at the other end, after so long. */
  arrive(ms: number, run: () => void): void;
}

/** One direction of a connection: in order, like TCP. */
class OneWay {
  private readonly way: Way;
  private last = 0;
  /** What is due at the same moment may arrive in any order, since times are rounded: it is taken in this one. */
  private readonly underWay: (() => void)[] = [];

  constructor(way: Way) {
    this.way = way;
  }

  deliver(deliver: () => void): void {
    const now = performance.now();
    this.last = Math.max(this.last, now + this.way.delay());
    this.underWay.push(deliver);
    this.way.arrive(this.last - now, () => this.underWay.shift()?.());
  }
}

export class SimulatedSocket extends Duplex {
  private readonly way: OneWay;
  private other: SimulatedSocket | null = null;
  private hasEnded = false;

  constructor(way: OneWay) {
    super();
    this.way = way;
  }

  static join(one: SimulatedSocket, two: SimulatedSocket): void {
    one.other = two;
    two.other = one;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.way.deliver(() => this.other?.receive(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.way.deliver(() => this.other?.receive(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.way.deliver(() => this.other?.receive(null));
    done(error);
  }

  /** The other machine answers for a process that is gone. */
  reset(): void {
    this.destroy(new Error('connection reset'));
  }

  private receive(chunk: Buffer | null): void {
    if (this.destroyed) {
      if (chunk !== null) this.way.deliver(() => this.other?.reset());
      return;
    }
    if (this.hasEnded) return;
    this.hasEnded = chunk === null;
    this.push(chunk);
  }
}

/** A connection's two ends. */
export function socketPair(there: Way, back: Way): [SimulatedSocket, SimulatedSocket] {
  const ends: [SimulatedSocket, SimulatedSocket] = [
    new SimulatedSocket(new OneWay(there)),
    new SimulatedSocket(new OneWay(back)),
  ];
  SimulatedSocket.join(...ends);
  return ends;
}

/** As far apart as `rtt` says: half of it each way, give or take half the jitter. */
export const halfOf = (rtt: number, jitter: number) => (): number =>
  Math.max(0, rtt / 2 + (Math.random() - 0.5) * jitter);
