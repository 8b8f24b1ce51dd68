import { Worker } from 'node:worker_threads';
import type { Seat } from '@tasovka/kernel';
import type { Eyes, Replay } from '@tasovka/protocol';

/** A stored match, and what is to be answered of it, or who is to be forgotten in it. */
export type ReplayOrder = { readonly id: number; readonly body: string } & (
  | { readonly eyes: Eyes; readonly about: Omit<Replay, 'frames'>; readonly hidesNames: boolean }
  | { readonly forget: Seat }
);
export type PackedReplay = { readonly id: number } & ({ readonly packed: Uint8Array } | { readonly error: string });

type Unnumbered = ReplayOrder extends infer Order ? (Order extends ReplayOrder ? Omit<Order, 'id'> : never) : never;

interface Waiting {
  resolve(packed: Uint8Array): void;
  reject(error: Error): void;
}

/** A thread that nobody needs for so long is ended, with all its memory. */
const idleMs = 10_000;
/** What is larger than any match costs this thread, and not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * Cuts replays out of stored matches, one after another, in a thread of its own: unpacking a long match takes a tenth of
 * a second, for which no table may stand still.
 */
export class ReplayThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  /** Somebody is about to ask: a thread needs a tenth of a second to begin. */
  wake(): void {
    this.worker ??= this.start();
    this.rest();
  }

  /** The answer as JSON, gzipped. */
  pack(body: string, about: Omit<Replay, 'frames'>, hidesNames: boolean): Promise<Uint8Array> {
    return this.order({ body, eyes: about.eyes, about, hidesNames });
  }

  /** The stored match without what it tells of somebody. */
  async forget(body: string, seat: Seat): Promise<string> {
    return Buffer.from(await this.order({ body, forget: seat })).toString();
  }

  private order(order: Unnumbered): Promise<Uint8Array> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ ...order, id } satisfies ReplayOrder);
    });
  }

  close(): void {
    const { worker } = this;
    clearTimeout(this.idle);
    if (!worker) return;
    this.end(worker, new Error('the thread of replays has ended'));
    void worker.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./replayWorker.ts', import.meta.url), { resourceLimits });
    worker.unref();
    worker.on('message', (reply: PackedReplay) => this.receive(reply));
    worker.on('error', (error) => this.end(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.end(worker, new Error('the thread of replays has ended')));
    return worker;
  }

  private receive(reply: PackedReplay): void {
    const one = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('packed' in reply) one?.resolve(reply.packed);
    else one?.reject(new Error(reply.error));
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.idle);
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.close(), idleMs).unref();
  }

  /** The next replay starts another one. */
  private end(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}
