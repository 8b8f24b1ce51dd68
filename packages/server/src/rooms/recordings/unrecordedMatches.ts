import type { Table } from '@tasovka/kernel';
import type { LogEntry } from '../log/roomState.ts';

/** A match of which no recording is known yet: the rows of the log it was played in. */
export interface UnrecordedMatch {
  readonly match: number;
  /** The row that started it. */
  readonly from: number;
  /** The row that ended it; null while it is played. */
  readonly to: number | null;
}

export interface FinishedMatch extends UnrecordedMatch {
  readonly to: number;
}

/** No log grows for ever: of a match that takes more rows than this no recording is made. */
export const recordedRows = 10_000;
/** Several can wait where the storage was away, or the process was killed at the end of a match. */
const waitingMatches = 3;

/**
 * The matches whose rows must stay in the log until they are recorded. It follows from the log like everything of a
 * room, so that it is the same after a crash.
 */
export class UnrecordedMatches {
  private list: readonly UnrecordedMatch[];

  constructor(list: readonly UnrecordedMatch[] = []) {
    this.list = list;
  }

  /** After every entry of the log. */
  after(entry: LogEntry, table: Table, seq: number): void {
    if (entry.kind === 'recorded') this.list = this.list.filter(({ match }) => match !== entry.match);
    else if (entry.kind === 'table') this.afterInput(entry.input.kind === 'start', table, seq);
    if (this.list.length === 0) return;
    this.list = this.list.filter(({ from }) => seq - from < recordedRows).slice(-waitingMatches);
  }

  private afterInput(isStart: boolean, { match, data }: Table, seq: number): void {
    const open = this.list.at(-1);
    if (open?.to === null) {
      // A match that was given up, or that other rules cannot play on, has no end to tell of.
      if (match === null || isStart) this.list = this.list.slice(0, -1);
      else if (match.over) this.list = [...this.list.slice(0, -1), { ...open, to: seq }];
    }
    if (isStart && match) this.list = [...this.list, { match: data.matches, from: seq, to: null }];
  }

  get finished(): readonly FinishedMatch[] {
    return this.list.filter((one): one is FinishedMatch => one.to !== null);
  }

  /** The row that started the last match of which no recording is known; null where there is none. */
  get lastFrom(): number | null {
    return this.list.at(-1)?.from ?? null;
  }

  /** All rows from this one on are needed; null where none are. */
  get neededFrom(): number | null {
    return this.list[0]?.from ?? null;
  }

  save(): readonly UnrecordedMatch[] {
    return this.list;
  }
}
