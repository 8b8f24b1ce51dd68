import { loopClock, preciseNow } from '../loopClock.ts';
import type { LogBatch, NewRow, Store } from './store.ts';

/** Whoever owns a room and has lines to write to its log. */
export interface LogWriter {
  readonly room: string;
  readonly epoch: number;
  /** The lines up to this one are durable (true), belong to another owner (false), or nobody knows (the error). */
  written(seq: number, result: boolean | Error): void;
}

/** Figures of the commits: how long writing took, and how long from the first input of a batch until all was told. */
export interface CommitObserver {
  appended(ms: number, rows: number): void;
  delivered(ms: number): void;
}

/** Commits what all rooms have to write together: one transaction for whatever came in since the last one. */
export class GroupCommit {
  private readonly store: Store;
  private readonly observe: CommitObserver;
  private waiting = new Map<LogWriter, NewRow[]>();
  private flushing = false;
  private firstAt = 0;
  private scheduled = false;

  constructor(store: Store, observe: CommitObserver) {
    this.store = store;
    this.observe = observe;
  }

  append(author: LogWriter, row: NewRow): void {
    if (this.waiting.size === 0) this.firstAt = loopClock.now;
    const rows = this.waiting.get(author);
    if (rows) rows.push(row);
    else this.waiting.set(author, [row]);
    this.schedule();
  }

  /** Resolves when everything handed in so far is settled. */
  async drained(): Promise<void> {
    while (this.flushing || this.waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** All that one turn of the event loop brought goes into one commit. */
  private schedule(): void {
    if (this.scheduled || this.flushing) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.flushing = true;
    const batch = this.waiting;
    this.waiting = new Map();
    const { firstAt } = this;
    const savings: LogBatch[] = [];
    let lines = 0;
    for (const [{ room, epoch }, rows] of batch) {
      savings.push({ room, epoch, rows });
      lines += rows.length;
    }
    const started = preciseNow();
    const results = await this.store.append(savings).catch((error: unknown) => asError(error));
    this.observe.appended(preciseNow() - started, lines);
    this.flushing = false;
    let i = 0;
    for (const [author, rows] of batch) {
      const result = results instanceof Error ? results : (results[i++] as boolean);
      // What builds on a lost line is lost with it: written alone it would be a log with a hole.
      if (result !== true) this.waiting.delete(author);
      author.written((rows[rows.length - 1] as NewRow).seq, result);
    }
    this.observe.delivered(preciseNow() - firstAt);
    if (this.waiting.size > 0) this.schedule();
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
