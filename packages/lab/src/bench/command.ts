import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { figures } from './figures.ts';
import { type Result, resultOf, table } from './report.ts';
import { measureInChild } from './run.ts';

const usage = `Measures speed, each figure as a ratio to a baseline that runs interleaved with it.

  npm run -s bench                      everything that is quick
  npm run -s bench -- kernel|play|view|clone
  npm run -s bench -- server [rounds] [fast|many] [ws,ours,unflagged,full,unrecorded,recorded,colyseus]   the room server`;

/** Returns the exit code. A missed goal is a finding, not a failure: speed depends on the machine. */
export async function benchCommand(args: readonly string[], { root, print }: Environment): Promise<number> {
  const [group] = args;
  if (group === 'server') return (await import('./server.ts')).benchServer(args.slice(1));
  const wanted = figures
    .map((figure, index) => ({ figure, index }))
    .filter(({ figure }) => group === undefined || figure.group === group);
  if (wanted.length === 0) {
    print(usage);
    return group === '--help' ? 0 : 1;
  }
  const results: Result[] = [];
  for (const { figure, index } of wanted) results.push(resultOf(figure, await measureInChild(index)));
  print(table(results));
  mkdirSync(join(root, 'reports'), { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', threads: availableParallelism() };
  writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  return 0;
}
