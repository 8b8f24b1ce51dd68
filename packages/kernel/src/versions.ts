/** A match was recorded under other rules than these. It must not be played on by them. */
export class OtherRules extends Error {
  readonly recorded: number;
  readonly current: number;

  constructor(game: string, recorded: number, current: number) {
    super(`${game} was recorded under rules version ${recorded}; these are version ${current}`);
    this.recorded = recorded;
    this.current = current;
  }

  /** A newer program wrote this: it alone can go on. */
  get isNewer(): boolean {
    return this.recorded > this.current;
  }
}

/** A log refuses what it once took: it was written by rules that were changed without a new version. */
export class ReplayFailed extends Error {}

/** A saved match or table of a format these sources do not read. What it held is in the log. */
export class UnknownFormat extends Error {
  constructor(what: string, found: unknown, current: number) {
    super(`a saved ${what} has format ${String(found)}; this program reads ${current}`);
  }
}
