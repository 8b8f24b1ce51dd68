import { judge, type Task } from './judge.ts';

/** Runs one task in a process of its own, which a mutant may hang or break. */
process.once('message', async (task: Task) => {
  await judge(task, (message) => process.send?.(message));
  process.disconnect?.();
});
// Nobody waits for the rest.
process.once('disconnect', () => process.exit());
