import type { Row, Saving, Store } from './store.ts';

/** Told when a room's lines are durable (true), belong to another owner (false), or nobody knows (the error). */
export type Written = (result: boolean | Error) => void;

/** Figures of the commits: how long writing took, and how long from the first input of a batch until all was told. */
export interface CommitObserver {
  appended(ms: number, rows: number): void;
  told(ms: number): void;
}

interface Waiting {
  readonly room: string;
  readonly epoch: number;
  readonly rows: Row[];
  readonly written: Written[];
}

/** Commits what all rooms have to write together: one transaction for whatever came in since the last one. */
export class GroupCommit {
  private readonly store: Store;
  private readonly observe: CommitObserver;
  private waiting = new Map<string, Waiting>();
  private flushing = false;
  private firstAt = 0;
  private scheduled = false;

  constructor(store: Store, observe: CommitObserver) {
    this.store = store;
    this.observe = observe;
  }

  append(room: string, epoch: number, row: Row, written: Written): void {
    if (this.waiting.size === 0) this.firstAt = performance.now();
    const key = `${room} ${epoch}`;
    const waiting = this.waiting.get(key);
    if (waiting) {
      waiting.rows.push(row);
      waiting.written.push(written);
    } else this.waiting.set(key, { room, epoch, rows: [row], written: [written] });
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
    const batch = [...this.waiting.values()];
    this.waiting = new Map();
    const started = performance.now();
    const { firstAt } = this;
    const savings: Saving[] = batch;
    const results = await this.store.append(savings).catch((error: unknown) => asError(error));
    this.observe.appended(
      performance.now() - started,
      batch.reduce((sum, { rows }) => sum + rows.length, 0),
    );
    this.flushing = false;
    batch.forEach(({ written }, i) => {
      const result = results instanceof Error ? results : (results[i] as boolean);
      for (const tell of written) tell(result);
    });
    this.observe.told(performance.now() - firstAt);
    if (this.waiting.size > 0) this.schedule();
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
