import { parentPort } from 'node:worker_threads';
import { playDeals } from './contest.ts';
import { contestOf } from './contests.ts';
import type { Job } from './crew.ts';

parentPort?.on('message', ({ contest, from, count }: Job) => {
  const { arena, four } = contestOf(contest);
  parentPort?.postMessage(playDeals(arena, four, from, count));
});
