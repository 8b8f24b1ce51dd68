import { performance } from 'node:perf_hooks';

/** Milliseconds since 1970 with fractions, never going back. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/**
 * The time at which the current event loop iteration began. Everything read in one iteration had arrived before it, so
 * within an iteration time stands still: the order in which sockets are read makes no difference in time. It is also
 * much cheaper than reading the clock many times for every move.
 */
class LoopClock {
  private running = false;
  private began = 0;
  private beganWall = 0;
  private idle = 0;
  private lateBy = 0;

  /** The precise time at which the iteration began. */
  get now(): number {
    if (!this.running) this.begin();
    return this.began;
  }

  /** Whole milliseconds since 1970 by the system clock. */
  get wall(): number {
    if (!this.running) this.begin();
    return this.beganWall;
  }

  /** How long, at most, what is read now has waited because the process was busy. */
  get late(): number {
    if (!this.running) this.begin();
    return this.lateBy;
  }

  private begin(): void {
    const before = this.began;
    this.running = true;
    this.began = preciseNow();
    this.beganWall = Date.now();
    const { idle } = performance.eventLoopUtilization();
    // A loop that was idle was not late.
    this.lateBy = idle > this.idle ? 0 : this.began - before;
    this.idle = idle;
    setImmediate(this.end);
  }

  private readonly end = (): void => {
    this.running = false;
  };
}

export const loopClock = new LoopClock();
