import { preciseNow } from '../loopClock.ts';
import { RateLimit } from './rateLimit.ts';

/** Whoever has more addresses than this has that many allowances anyway, and memory stays bounded. */
const addressesKept = 20_000;

/** A rate limit for each address. The addresses that were seen last are remembered. */
export class AddressRate {
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly onRefused: () => void;
  /** In the order in which they were last seen. */
  private readonly limits = new Map<string, RateLimit>();

  constructor(burst: number, perSecond: number, onRefused: () => void = () => {}) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.onRefused = onRefused;
  }

  get size(): number {
    return this.limits.size;
  }

  take(address: string): boolean {
    return this.noted(this.of(address).take(preciseNow()));
  }

  hasLeft(address: string): boolean {
    return this.noted(this.of(address).hasLeft(preciseNow()));
  }

  giveBack(address: string): void {
    this.of(address).giveBack();
  }

  private noted(isAllowed: boolean): boolean {
    if (!isAllowed) this.onRefused();
    return isAllowed;
  }

  private of(address: string): RateLimit {
    const limit = this.limits.get(address) ?? new RateLimit(this.burst, this.perSecond, preciseNow());
    this.limits.delete(address);
    this.limits.set(address, limit);
    if (this.limits.size > addressesKept) {
      for (const oldest of this.limits.keys()) {
        this.limits.delete(oldest);
        break;
      }
    }
    return limit;
  }
}
