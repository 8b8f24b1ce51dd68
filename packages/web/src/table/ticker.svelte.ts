import { type Headline, queued, readingMs } from './headline.ts';

/** What stands on the table now: first its stamp, if it has one, then its sentence. */
export interface Shown {
  readonly n: number;
  readonly headline: Headline;
  readonly isStamp: boolean;
}

/** A stamp comes down and is seen. */
const stampMs = 1200;

/** Tells on the table itself what happens there, one thing at a time and never far behind. */
export class Ticker {
  now = $state.raw<Shown | null>(null);
  private waiting: readonly Headline[] = [];
  private counter = 0;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(coming: readonly Headline[]): void {
    if (coming.length === 0) return;
    this.waiting = queued(this.waiting, coming);
    if (this.now === null) this.next();
    else this.wait();
  }

  /** It has been read: whatever waits comes at once. */
  skip(): void {
    this.next();
  }

  clear(): void {
    this.waiting = [];
    this.next();
  }

  private next(): void {
    const [headline, ...others] = this.waiting;
    this.waiting = others;
    if (headline) this.show(headline, headline.stamp !== null);
    else {
      clearTimeout(this.timer);
      this.now = null;
    }
  }

  private show(headline: Headline, isStamp: boolean): void {
    this.now = { n: ++this.counter, headline, isStamp };
    this.since = performance.now();
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { now } = this;
    if (!now) return;
    const { headline, isStamp } = now;
    const time = isStamp ? stampMs : readingMs(headline, this.waiting.length > 0);
    const left = Math.max(0, time - (performance.now() - this.since));
    this.timer = setTimeout(() => (isStamp ? this.show(headline, false) : this.next()), left);
  }
}
