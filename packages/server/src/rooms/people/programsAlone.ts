import type { Millis } from '@tasovka/kernel';

/** Programs from outside play with people: after the last person has gone they play on for a while, not for ever. */
export class ProgramsAlone {
  private readonly limit: Millis;
  /** When the last person went; null while one is connected. */
  private since: Millis | null;

  constructor(limit: Millis, now: Millis) {
    this.limit = limit;
    this.since = now;
  }

  notice(isPersonHere: boolean, now: Millis): void {
    if (isPersonHere) this.since = null;
    else this.since ??= now;
  }

  /** When programs have been alone for too long. */
  get due(): Millis {
    return this.since === null ? Number.POSITIVE_INFINITY : this.since + this.limit;
  }
}
