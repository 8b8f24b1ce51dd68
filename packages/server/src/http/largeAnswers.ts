import type { FastifyReply } from 'fastify';
import { AddressCount } from '../limits/addressCount.ts';

export interface AtOnce {
  readonly ofAddress: number;
  readonly together: number;
}

/** A person opens one at a time, and a household a few. Each takes up to a megabyte while it is being read. */
export const large: AtOnce = { ofAddress: 4, together: 100 };
/** Everybody at a table opens its book when a match is over, perhaps behind one address. It may be as long. */
export const lists: AtOnce = { ofAddress: 30, together: 200 };
const readWithinMs = 120_000;

/**
 * Answers that are too large to be kept in memory for everybody who asks and then reads slowly, or not at all, and those
 * for which a whole match is played again.
 */
export class LargeAnswers {
  private readonly counts: AddressCount;

  constructor({ ofAddress, together }: AtOnce) {
    this.counts = new AddressCount(ofAddress, together);
  }

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
