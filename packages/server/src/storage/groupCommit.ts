import { loopClock, preciseNow } from '../loopClock.ts';
import type { Metrics } from '../metrics.ts';
import type { LogCommit, LogWriter } from '../rooms/log/logWriter.ts';
import type { LogBatch, NewRow, Store } from './store.ts';

/** Metrics: how long writing took, and how long from the first input of a batch until all messages were sent. */
type CommitObserver = Pick<Metrics, 'appended' | 'delivered'>;

/** Commits the rows of all rooms together: one transaction for everything since the last one. */
export class GroupCommit implements LogCommit {
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

  append(writer: LogWriter, row: NewRow): void {
    if (this.waiting.size === 0) this.firstAt = loopClock.now;
    const rows = this.waiting.get(writer);
    if (rows) rows.push(row);
    else this.waiting.set(writer, [row]);
    this.schedule();
  }

  /** Rows that wait for the storage to take the batch before them. */
  get waitingRows(): number {
    let rows = 0;
    for (const one of this.waiting.values()) rows += one.length;
    return rows;
  }

  /** Resolves when everything handed in so far is settled. */
  async drained(): Promise<void> {
    while (this.flushing || this.waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** Everything of one event loop iteration goes into one commit. */
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
    const batches: LogBatch[] = [];
    let rowCount = 0;
    for (const [{ room, epoch }, rows] of batch) {
      batches.push({ room, epoch, rows });
      rowCount += rows.length;
    }
    const started = preciseNow();
    const results = await this.store.append(batches).catch((error: unknown) => asError(error));
    this.observe.appended(preciseNow() - started, rowCount);
    this.flushing = false;
    let i = 0;
    for (const [writer, rows] of batch) {
      const result = results instanceof Error ? results : results[i++] === true;
      // Rows after a lost row are lost with it: written alone they would leave a hole in the log.
      if (result !== true) this.waiting.delete(writer);
      writer.written(rows.at(-1)?.seq ?? 0, result);
    }
    this.observe.delivered(preciseNow() - firstAt);
    if (this.waiting.size > 0) this.schedule();
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
