import type { FastifyReply } from 'fastify';
import { AddressCount } from '../limits/addressCount.ts';

/** A person opens one at a time, and a household a few. Each takes up to a megabyte while it is being read. */
const atOnce = { ofAddress: 4, together: 100 };
const readWithinMs = 120_000;

/**
 * Answers that are too large to be kept in memory for everybody who asks and then reads slowly, or not at all, and those
 * for which a whole match is played again.
 */
export class LargeAnswers {
  private readonly counts = new AddressCount(atOnce.ofAddress, atOnce.together);

  /** False where this address, or all of them, have enough under way. Counted until the answer is read or given up. */
  take(address: string, { raw }: FastifyReply): boolean {
    if (raw.destroyed || !this.counts.take(address)) return false;
    const timer = setTimeout(() => raw.destroy(), readWithinMs).unref();
    raw.once('close', () => {
      clearTimeout(timer);
      this.counts.release(address);
    });
    return true;
  }
}
