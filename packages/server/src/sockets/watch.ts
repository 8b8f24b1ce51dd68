import { pingsKept, type Timing } from '../fair/timing.ts';
import { preciseNow } from '../turn.ts';
import type { AskAcknowledged } from './acknowledged.ts';

/** Two segments. A system may leave a single one unacknowledged until its program answers, for 40 ms and more, but not a second. */
const acknowledgedAtOnce = 2000;
const lookEveryMs = 5;
/** Who seems so much slower than the way has been at its best may be holding echoes back. */
const doubtfulMs = 15;
/** So many have left before the first echo of somebody far away tells anything. */
const firstPings = 3;

/**
 * A program that is no browser can hold echoes back, to seem far away (AC-22). Where that may be, pings are made so large that
 * the system at the other end acknowledges them by itself at once, and we look when it has.
 */
export class Watch {
  private readonly timing: Timing;
  private readonly acknowledged: AskAcknowledged;
  private doubt: number;

  constructor(timing: Timing, acknowledged: AskAcknowledged) {
    this.timing = timing;
    this.acknowledged = acknowledged;
    // Where the system knows nothing there is nothing to look at.
    this.doubt = acknowledged() ? firstPings : 0;
  }

  /** How long the text that goes with the next ping has to be. */
  get leastLength(): number {
    return this.doubt > 0 ? acknowledgedAtOnce : 0;
  }

  pinged(n: number): void {
    if (this.doubt === 0) return;
    this.doubt--;
    let whole: number | null = null;
    const timer = setInterval(() => {
      const known = this.acknowledged();
      if (known?.waiting === 0) whole ??= known.left;
      const isThere = known !== null && whole !== null && known.came >= whole;
      if (isThere) this.timing.acknowledged(n, preciseNow());
      // Nothing is known of a connection that is closed.
      if (isThere || known === null || !this.timing.awaits(n)) clearInterval(timer);
    }, lookEveryMs).unref();
  }

  /** An echo took so long, by what was told. */
  echoed(took: number): void {
    const quickest = this.acknowledged()?.quickest ?? Number.POSITIVE_INFINITY;
    // For as many pings as are remembered: one lie among them counts for nothing.
    if (took > quickest + doubtfulMs) this.doubt = pingsKept;
  }
}
