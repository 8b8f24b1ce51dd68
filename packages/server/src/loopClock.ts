import { performance } from 'node:perf_hooks';

/** Milliseconds since 1970 with fractions, never going back. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/**
 * The time, as one turn of the event loop knows it. Whatever is read in one turn had arrived before it began, so within
 * a turn time stands still: the order in which sockets happen to be read is no difference in time. It is also much
 * cheaper than asking the clock many times for every move.
 */
class LoopClock {
  private running = false;
  private began = 0;
  private beganWall = 0;
  private idle = 0;
  private lateBy = 0;

  /** The precise time at which the turn began. */
  get now(): number {
    if (!this.running) this.begin();
    return this.began;
  }

  /** Whole milliseconds since 1970 by the clock on the wall. */
  get wall(): number {
    if (!this.running) this.begin();
    return this.beganWall;
  }

  /** How long, at most, what is read now has lain here because we were busy. */
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
    // Who waited for something to happen was not late for it.
    this.lateBy = idle > this.idle ? 0 : this.began - before;
    this.idle = idle;
    setImmediate(this.end);
  }

  private readonly end = (): void => {
    this.running = false;
  };
}

export const loopClock = new LoopClock();
