import { Duplex } from 'node:stream';
import type { TcpInfo } from '../../src/sockets/tcpInfo.ts';

/** One direction of a connection: delayed with jitter, and in order like TCP. */
class OneWay {
  private readonly delay: () => number;
  private last = 0;

  constructor(delay: () => number) {
    this.delay = delay;
  }

  deliver(deliver: () => void): void {
    const now = performance.now();
    this.last = Math.max(this.last, now + this.delay());
    setTimeout(deliver, this.last - now);
  }
}

/** How much a system may leave unacknowledged, and for how long (delayed acknowledgement). */
const segment = 1448;
const delayedAckMs = 40;

export class SimulatedSocket extends Duplex {
  private readonly way: OneWay;
  private other: SimulatedSocket | null = null;
  /** What was received and not acknowledged yet, and the timer that does it at the latest. */
  private owed: { bytes: number; readonly confirm: (() => void)[]; readonly timer: NodeJS.Timeout } | null = null;
  private left = 0;
  private came = 0;
  private quickest: number;

  constructor(way: OneWay, handshake: number) {
    super();
    this.way = way;
    this.quickest = handshake;
  }

  static join(one: SimulatedSocket, two: SimulatedSocket): void {
    one.other = two;
    two.other = one;
  }

  /** What the system at this end knows of the connection. */
  get tcpInfo(): TcpInfo {
    return { bytesSent: this.left, bytesUnsent: 0, bytesAcked: this.came, minRtt: this.quickest };
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const began = performance.now();
    this.acknowledge();
    this.left += chunk.length;
    const confirm = (): void => {
      this.came += chunk.length;
      this.quickest = Math.min(this.quickest, performance.now() - began);
    };
    this.way.deliver(() => this.other?.receive(chunk, confirm));
    done();
  }

  override _final(done: () => void): void {
    this.way.deliver(() => this.other?.push(null));
    done();
  }

  /** The system receives it before the program does. */
  private receive(chunk: Buffer, confirm: () => void): void {
    this.owed ??= { bytes: 0, confirm: [], timer: setTimeout(() => this.acknowledge(), delayedAckMs) };
    this.owed.bytes += chunk.length;
    this.owed.confirm.push(confirm);
    if (this.owed.bytes > segment) this.acknowledge();
    this.push(chunk);
  }

  private acknowledge(): void {
    if (!this.owed) return;
    const { confirm, timer } = this.owed;
    this.owed = null;
    clearTimeout(timer);
    this.way.deliver(() => {
      for (const one of confirm) one();
    });
  }
}

/** A connection's two ends, as far apart as `rtt` says: half of it each way, give or take half the jitter. */
export function socketPair(rtt: number, jitter: number): [SimulatedSocket, SimulatedSocket] {
  const delay = (): number => Math.max(0, rtt / 2 + (Math.random() - 0.5) * jitter);
  const end = (): SimulatedSocket => new SimulatedSocket(new OneWay(delay), delay() + delay());
  const ends: [SimulatedSocket, SimulatedSocket] = [end(), end()];
  SimulatedSocket.join(...ends);
  return ends;
}
