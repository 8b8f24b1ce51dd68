import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Arena, arenasStarting } from './arena.ts';
import { against, playDeals } from './play-deals.ts';
import type { Figure } from './result-store.ts';
import { seats } from './tally.ts';

type Note = (id: string, figure: Figure) => void;

/** Time to decide, in the arenas whose names begin so. */
export function measureTimes({ only }: { only: readonly string[] }, note: Note): void {
  for (const arena of arenasStarting(only)) noteThinking(arena, note);
}

/** Memory over so many rounds. */
export function measureMemory({ only, rounds }: { only: readonly string[]; rounds: number }, note: Note): void {
  for (const arena of arenasStarting(only)) noteGrowth(arena, rounds, note);
}

/** Milliseconds of this process's own work: other processes on the machine do not count. */
const cpuClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const thoughtfulDeals = 10;

/**
 * How long the strong think about what takes any thought: as the server lets them, which lends its clock and cuts a thought
 * short after 30 ms, and for comparison with all their playouts, however long that takes.
 */
function noteThinking(arena: Arena, note: Note): void {
  const thoughts = [
    { name: 'as at a table', effort: { ...arena.effort, budgetMs: 30, clock: cpuClock }, goal: 'p99 under 60 ms' },
    { name: 'never cut short', effort: arena.effort, goal: '' },
  ];
  for (const { name, effort, goal } of thoughts) {
    const times: number[] = [];
    const decided = (_seat: number, ms: number): void => {
      if (ms > 0.5) times.push(ms);
    };
    const four = against(arena.level('strong', effort), arena.level('solid', effort));
    playDeals(arena, four, 0, thoughtfulDeals, { clock: cpuClock, decided });
    times.sort((a, b) => a - b);
    const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
    const found = `median ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)} ms of ${times.length}`;
    note(`${arena.id}/time ${name}`, {
      arena: arena.title,
      what: `decision time of the strong, CPU, ${name}`,
      found,
      goal,
      met: goal === '' || at(0.99) < 60,
    });
  }
}

/** A leak takes this many to show. */
const manyRounds = 10_000;

/** Megabytes in use after a tenth of the rounds, and after all of them, with all garbage collected. */
function noteGrowth(arena: Arena, rounds: number, note: Note): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const brief = { ...arena.effort, playouts: 8 };
  const four = against(arena.level('strong', brief), arena.level('solid', brief));
  const deals = Math.ceil(rounds / seats);
  const first = Math.ceil(deals / 10);
  playDeals(arena, four, 0, first);
  const before = used();
  playDeals(arena, four, first, deals - first);
  const after = used();
  note(`${arena.id}/memory`, {
    arena: arena.title,
    what: 'memory',
    found: `${before.toFixed(1)} MB in use after ${seats * first} rounds, ${after.toFixed(1)} MB after ${seats * deals}`,
    goal: `no growth over ${manyRounds} rounds`,
    met: after - before < 2 && rounds >= manyRounds,
  });
}
