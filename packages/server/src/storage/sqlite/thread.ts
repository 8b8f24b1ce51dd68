import { Worker } from 'node:worker_threads';

/**
 * Lines to append, six items each: room, epoch, seq, at, body, result. The names of an object's fields would travel
 * with every object, and cost more than what they hold.
 */
export type FlatLines = readonly (string | number | null)[];
export const itemsOfLine = 6;

export interface ThreadOptions {
  readonly file: string;
  /** `normal` outlives a killed process, `full` a power cut as well. */
  readonly durability: 'normal' | 'full';
}

export type ThreadRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly lines: FlatLines };

/** What a query gave: rows, or how many it changed. */
export interface QueryRows {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

export type NumberedRequest = ThreadRequest & { readonly id: number };
export type ThreadReply = { readonly id: number } & ({ readonly answer: unknown } | { readonly error: string });

interface PendingRequest {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** SQLite waits for the disk, and rooms must not: it lives in a thread of its own and is asked by messages. */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PendingRequest>();
  private asked = 0;
  private gone: Error | null = null;

  constructor(options: ThreadOptions) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    this.worker.unref();
    this.worker.on('message', (answer: ThreadReply) => this.hear(answer));
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('the storage is closed')));
  }

  request(question: ThreadRequest): Promise<unknown> {
    if (this.gone) return Promise.reject(this.gone);
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      // A process may end with nothing but a thread that waits, not while somebody waits for the thread.
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id } satisfies NumberedRequest);
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private hear(answer: ThreadReply): void {
    const asker = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('error' in answer) asker?.reject(new Error(answer.error));
    else asker?.resolve(answer.answer);
  }

  private end(why: Error): void {
    this.gone ??= why;
    for (const { reject } of this.waiting.values()) reject(this.gone);
    this.waiting.clear();
  }
}
