import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Arena } from './arena.ts';
import { contend } from './contest.ts';
import type { Player } from './table.ts';

/** What thinking costs. */
export interface Thinking {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  readonly decisions: number;
}

/** Milliseconds of this process's own work: other processes on the machine do not count. */
export const cpuClock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How long the strong think, within their budget of 30 ms, about what takes any thought. */
export function thinking(arena: Arena, rounds: number): Thinking {
  const effort = { ...arena.effort, playouts: 100_000, budgetMs: 30, clock: cpuClock };
  const times: number[] = [];
  contend(arena, arena.level('strong', effort), arena.level('solid'), rounds, {
    clock: cpuClock,
    decided: (_, ms) => {
      if (ms > 0.5) times.push(ms);
    },
  });
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] as number;
  return { median: at(0.5), p99: at(0.99), most: at(1), decisions: times.length };
}

export interface Growth {
  readonly before: number;
  readonly after: number;
  readonly rounds: number;
}

/** Megabytes in use after a tenth of the rounds, and after all of them. */
export function growth(arena: Arena, player: Player, rounds: number): Growth {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  contend(arena, player, player, Math.ceil(rounds / 10));
  const before = used();
  contend(arena, player, player, rounds);
  return { before, after: used(), rounds };
}

/** How many cores so many tables of four take at the pace of people. */
export function coresFor(tables: number, arena: Arena, player: Player, rounds: number): number {
  const { simulated, worked } = contend(arena, player, player, rounds);
  return (tables * worked) / simulated;
}
