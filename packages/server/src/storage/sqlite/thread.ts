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

/** The rows a query returned, and how many it changed. */
export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

/** The rooms whose rows were refused, because another owner has them. */
export interface AppendResult {
  readonly refused: readonly string[];
}

export type NumberedRequest = ThreadRequest & { readonly id: number };
export type ThreadResult = QueryResult | AppendResult | { readonly error: string };
export type ThreadReply = ThreadResult & { readonly id: number };

interface PendingRequest {
  resolve(result: ThreadResult): void;
  reject(error: Error): void;
}

/** SQLite waits for the disk, and rooms must not: it runs in a thread of its own that is reached by messages. */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, PendingRequest>();
  private lastId = 0;
  private closed: Error | null = null;
  private isClosing = false;
  /** Called where the thread ends by itself. */
  onDeath: (error: Error) => void = () => {};

  constructor(options: ThreadOptions) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    this.worker.unref();
    this.worker.on('message', (reply: ThreadReply) => this.receive(reply));
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('the storage thread has ended')));
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult> {
    const result = await this.request({ kind: 'query', sql, parameters });
    if (!('rows' in result)) throw new Error('no rows in the reply');
    return result;
  }

  async append(lines: FlatLines): Promise<AppendResult> {
    const result = await this.request({ kind: 'append', lines });
    if (!('refused' in result)) throw new Error('no list of refused rooms in the reply');
    return result;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.worker.terminate();
  }

  private request(request: ThreadRequest): Promise<ThreadResult> {
    if (this.closed) return Promise.reject(this.closed);
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      // A process may end while its thread waits for work, but not while somebody waits for the thread.
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id } satisfies NumberedRequest);
    });
  }

  private receive(reply: ThreadReply): void {
    const pending = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('error' in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply);
  }

  private end(why: Error): void {
    if (!this.closed && !this.isClosing) this.onDeath(why);
    this.closed ??= why;
    for (const { reject } of this.waiting.values()) reject(this.closed);
    this.waiting.clear();
  }
}
