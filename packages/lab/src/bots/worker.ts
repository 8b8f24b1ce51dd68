import { parentPort } from 'node:worker_threads';
import { contestOf } from './contests.ts';
import { playDeals } from './play-deals.ts';
import type { Job } from './worker-pool.ts';

parentPort?.on('message', ({ contest, from, count }: Job) => {
  const { arena, four } = contestOf(contest);
  parentPort?.postMessage(playDeals(arena, four, from, count));
});
