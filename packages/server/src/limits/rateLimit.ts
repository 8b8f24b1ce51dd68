/** A token bucket: so many at once, refilled by so many a second. */
export class RateLimit {
  private readonly burst: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
    this.filled = now;
  }

  take(now: number, amount = 1): boolean {
    if (!this.hasLeft(now, amount)) return false;
    this.left -= amount;
    return true;
  }

  hasLeft(now: number, amount = 1): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    return this.left >= amount;
  }

  /** What was taken turned out to be free. */
  giveBack(): void {
    this.left = Math.min(this.burst, this.left + 1);
  }
}
