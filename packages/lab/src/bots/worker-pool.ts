import { Worker } from 'node:worker_threads';
import type { Tally } from './tally.ts';

/** Deals for one to play. */
export interface Job {
  readonly contest: string;
  readonly from: number;
  readonly count: number;
}

/** Several threads that play; each is handed the next job as soon as it is done with the last. */
export class WorkerPool {
  private readonly workers: Worker[];

  constructor(size: number) {
    this.workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** Plays whatever `next` gives out until it gives out nothing more. */
  async play(next: () => Job | null, done: (job: Job, tally: Tally) => void): Promise<void> {
    await Promise.all(
      this.workers.map(async (hand) => {
        for (let job = next(); job !== null; job = next()) done(job, await answer(hand, job));
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((hand) => hand.terminate()));
  }
}

const answer = (hand: Worker, job: Job): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error);
    hand.once('error', failed);
    hand.once('message', (tally: Tally) => {
      hand.off('error', failed);
      resolve(tally);
    });
    hand.postMessage(job);
  });
