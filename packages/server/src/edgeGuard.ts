import type { Logger } from 'pino';
import { RateLimit } from './limits/rateLimit.ts';
import { preciseNow } from './loopClock.ts';
import type { Metrics } from './metrics.ts';

/**
 * Runs what a stranger can cause. Whatever it throws costs that stranger alone (`giveUp` ends the socket) and never the
 * process. It is a bug all the same: the metrics count each one and the log shows some.
 */
export class EdgeGuard {
  private readonly log: Logger;
  private readonly metrics: Metrics;
  private readonly logged = new RateLimit(10, 0.1, preciseNow());

  constructor(log: Logger, metrics: Metrics) {
    this.log = log;
    this.metrics = metrics;
  }

  run(where: string, work: () => unknown, giveUp: () => void): void {
    try {
      work();
    } catch (error) {
      this.caught(where, error);
      // What ends a socket must not throw either.
      try {
        giveUp();
      } catch (another) {
        this.caught(where, another);
      }
    }
  }

  private caught(where: string, err: unknown): void {
    this.metrics.edgeFailed(where);
    if (this.logged.take(preciseNow())) this.log.error({ err, where }, 'the edge caught an error');
  }
}
