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

  take(now: number): boolean {
    if (!this.hasLeft(now)) return false;
    this.left--;
    return true;
  }

  hasLeft(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    return this.left >= 1;
  }

  /** What was taken turned out to be free. */
  giveBack(): void {
    this.left = Math.min(this.burst, this.left + 1);
  }
}
