import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotLevel, botLevels } from '@tasovka/kernel';
import type { Environment } from '../environment.ts';
import { contests } from './contests.ts';
import { measureMemory, measureTimes } from './costs.ts';
import { measureExploitability } from './exploitability.ts';
import { findings } from './findings.ts';
import { pageOf } from './page.ts';
import { botsVersion, type Figure, ResultStore } from './result-store.ts';
import { measureTables } from './server-load.ts';
import { seats } from './tally.ts';
import { type Job, WorkerPool } from './worker-pool.ts';

const usage = `Lets bots play against each other, adds to what was played before, and writes reports/bots.html.

  npm run -s lab -- bots                       every contest up to 200 rounds
  npm run -s lab -- bots --rounds 10000        up to so many rounds; what was played before counts
  npm run -s lab -- bots --only base/strong    contests whose name begins so; several: comma
  npm run -s lab -- bots --only none           the page alone, from what was played before
  npm run -s lab -- bots --minutes 4           no longer than that; the next run goes on from there
  npm run -s lab -- bots --jobs 2              threads
  npm run -s lab -- bots --fresh               forgets what was played before
  npm run -s lab -- bots --costs               instead: what thinking costs: time, and 200 tables on a real server; best on a quiet machine
  npm run -s lab -- bots --memory              instead: memory after a tenth of so many rounds and after all
  npm run -s lab -- bots --dark solid          instead: learns the best response to a level's Темнодел in so many rounds

contests: ${contests.map(({ id }) => id).join(' ')}`;

/** The command line; returns the exit code: 1 when a goal was missed. */
export async function botsCommand(args: readonly string[], { root, print }: Environment): Promise<number> {
  const wanted = readArgs(args);
  if (wanted === null) {
    print(usage);
    return args.includes('--help') ? 0 : 2;
  }
  const results = new ResultStore(resolve(root, 'reports/bots.json'), botsVersion(root), wanted.fresh);
  const note = (id: string, figure: Figure): void => results.note(id, figure);
  if (wanted.dark) measureExploitability(wanted.dark, wanted, note);
  else if (wanted.costs) {
    measureTimes(wanted, note);
    await measureTables(wanted, note);
  } else if (wanted.memory) measureMemory(wanted, note);
  else await play(wanted, results);
  const found = findings(results);
  for (const finding of found) print(line(finding));
  const page = resolve(root, 'reports/bots.html');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, pageOf(found, results));
  print(`written: ${page}`);
  return found.every(({ met }) => met) ? 0 : 1;
}

interface Wanted {
  readonly rounds: number;
  readonly minutes: number;
  readonly jobs: number;
  readonly only: readonly string[];
  readonly fresh: boolean;
  readonly costs: boolean;
  readonly memory: boolean;
  readonly dark: BotLevel | null;
}

/** Deals a thread plays before it tells: seldom enough to cost nothing, often enough to lose little. */
const slice = 10;

async function play({ rounds, minutes, jobs, only }: Wanted, results: ResultStore): Promise<void> {
  const begun = performance.now();
  const chosen = contests.filter(({ id }) => only.some((start) => id.startsWith(start)));
  const waiting: Job[] = chosen.flatMap(({ id }) => {
    const slices: Job[] = [];
    for (let from = results.next(id); from < rounds / seats; from += slice) {
      const count = Math.min(slice, Math.ceil(rounds / seats) - from);
      slices.push({ contest: id, from, count });
    }
    return slices;
  });
  // All contests go on side by side, so that a run that is cut short tells a little of each.
  waiting.sort((one, other) => one.from - other.from);
  if (waiting.length === 0) return;
  const pool = new WorkerPool(jobs);
  const next = (): Job | null => (performance.now() - begun > minutes * 60_000 ? null : (waiting.shift() ?? null));
  await pool.play(next, ({ contest }, tally) => results.add(contest, tally));
  await pool.close();
}

const line = ({ arena, what, found, goal, met }: Figure): string =>
  `${goal === '' ? '   ' : met ? 'yes' : 'NO '}  ${arena}: ${what}: ${found}${goal === '' ? '' : `; goal: ${goal}`}`;

function readArgs(args: readonly string[]): Wanted | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '600' },
      jobs: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
      costs: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      dark: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [rounds, minutes, jobs] = [values.rounds, values.minutes, values.jobs].map(Number) as [number, number, number];
  const sound = [rounds, minutes, jobs].every((number) => number > 0) && !values.help;
  const only = values.only.split(',');
  const known = only.every((start) => start === 'none' || contests.some(({ id }) => id.startsWith(start)));
  const dark = botLevels.find((level) => level === values.dark) ?? null;
  if (!sound || !known || (values.dark !== undefined && dark === null)) return null;
  const { fresh, costs, memory } = values;
  return { rounds, minutes, jobs, only, fresh, costs, memory, dark };
}
