import { type LatencyEstimate, pingsKept } from '../fairness/latencyEstimate.ts';
import { preciseNow } from '../loopClock.ts';
import type { ReadTcpInfo } from './tcpInfo.ts';

/** Two segments. A system may delay the acknowledgement of one segment for 40 ms and more, but not of a second. */
const acknowledgedAtOnce = 2000;
const pollMs = 5;
/** A client whose echoes are this much slower than its best round trip may be holding them back. */
const suspiciousMs = 15;
/** So many pings leave before the first echo of a distant client tells anything. */
const firstPings = 3;

/**
 * A program that is not a browser can hold echoes back, to seem far away (AC-22). Where that is possible, pings are made
 * so large that the client's system acknowledges them at once by itself, and the probe polls for that moment.
 */
export class LatencyProbe {
  private readonly estimate: LatencyEstimate;
  private readonly readTcpInfo: ReadTcpInfo;
  /** How many more pings are probed. */
  private remaining: number;

  constructor(estimate: LatencyEstimate, readTcpInfo: ReadTcpInfo) {
    this.estimate = estimate;
    this.readTcpInfo = readTcpInfo;
    // Where the system tells nothing there is nothing to probe.
    this.remaining = readTcpInfo() ? firstPings : 0;
  }

  /** The least length of the text that goes with the next ping. */
  get leastLength(): number {
    return this.remaining > 0 ? acknowledgedAtOnce : 0;
  }

  pinged(n: number): void {
    if (this.remaining === 0) return;
    this.remaining--;
    let end: number | null = null;
    const timer = setInterval(() => {
      const info = this.readTcpInfo();
      if (info?.bytesUnsent === 0) end ??= info.bytesSent;
      const hasArrived = info !== null && end !== null && info.bytesAcked >= end;
      if (hasArrived) this.estimate.acknowledged(n, preciseNow());
      // A closed connection has no information.
      if (hasArrived || info === null || !this.estimate.awaits(n)) clearInterval(timer);
    }, pollMs).unref();
  }

  echoed(took: number): void {
    const minRtt = this.readTcpInfo()?.minRtt ?? Number.POSITIVE_INFINITY;
    // For as many pings as are remembered: one lie among them counts for nothing.
    if (took > minRtt + suspiciousMs) this.remaining = pingsKept;
  }
}
