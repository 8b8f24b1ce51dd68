import type { Chance, Seat } from '@tasovka/kernel';
import { fork } from './pace.ts';

/** How much a bot may think: so many playouts, and where a clock is given, no longer than this. */
export interface Effort {
  readonly playouts: number;
  /** How many moves each goes on before the position is judged. */
  readonly moves: number;
  readonly budgetMs?: number;
  /** Rules and bots know no clock of their own; a host that wants the budget kept lends one. */
  readonly clock?: () => number;
  /** Hears every thought: the lab teaches instinct with them. */
  readonly report?: (thought: SearchReport) => void;
}

/** What was thought about, by whom, and what each option was found to be worth. */
export interface SearchReport {
  readonly state: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
  readonly values: readonly number[];
}

export interface SearchResult {
  readonly best: number;
  /** What each option led to on average, as long as it was in the race. */
  readonly values: readonly number[];
}

export interface SearchProblem<W, A> {
  readonly options: readonly A[];
  /** What is thought of each before looking further, in units of value: the policy's own ranking. */
  readonly prior: readonly number[];
  /** As many looks as the prior counts for. */
  readonly trust: number;
  /** A world as it may be. */
  world(chance: Chance): W;
  /** What doing this in a copy of that world leads to, between 0 and 1. */
  playout(world: W, option: A, chance: Chance): number;
}

/**
 * The best option over many possible worlds. Every option still in the race is tried in each world with the same chance,
 * so that they are compared on equal terms; those that fall clearly behind are dropped.
 */
export function bestOf<W, A>(
  { options, prior, trust, world, playout }: SearchProblem<W, A>,
  effort: Effort,
  chance: Chance,
): SearchResult {
  const count = options.length;
  const sums = new Float64Array(count);
  const tries = new Float64Array(count);
  const gaps = new Float64Array(count);
  const alive = options.map((_, i) => i);
  const until = effort.clock && effort.budgetMs !== undefined ? effort.clock() + effort.budgetMs : Infinity;
  const values = new Float64Array(count);
  // However long the thought, it takes as much from the bot's own luck: two who differ in one thing differ in no other.
  const luck = fork(chance);
  let worlds = 0;
  for (let spent = 0; spent < effort.playouts && alive.length > 1; spent += alive.length) {
    const seed = fork(luck);
    const one = world(seed);
    worlds++;
    for (const i of alive) {
      values[i] = playout(one, options[i] as A, seed.clone());
      sums[i] = (sums[i] as number) + (values[i] as number);
      tries[i] = (tries[i] as number) + 1;
    }
    const leader = lead(alive, sums, prior, trust, worlds);
    for (const i of alive) gaps[i] = (gaps[i] as number) + ((values[leader] as number) - (values[i] as number)) ** 2;
    if (worlds >= 10 && worlds % 5 === 0) dropBehind(alive, sums, gaps, leader, worlds);
    if (effort.clock && effort.clock() > until) break;
  }
  return {
    best: lead(alive, sums, prior, trust, worlds),
    values: [...sums].map((sum, i) => sum / (tries[i] as number)),
  };
}

function lead(
  alive: readonly number[],
  sums: Float64Array,
  prior: readonly number[],
  trust: number,
  worlds: number,
): number {
  let best = alive[0] as number;
  let most = -Infinity;
  for (const i of alive) {
    const value = ((sums[i] as number) + trust * (prior[i] as number)) / (worlds + trust);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
}

/** Two and a half standard errors of the paired difference are clear enough. */
function dropBehind(alive: number[], sums: Float64Array, gaps: Float64Array, leader: number, worlds: number): void {
  for (let k = alive.length - 1; k >= 0; k--) {
    const i = alive[k] as number;
    const gap = ((sums[leader] as number) - (sums[i] as number)) / worlds;
    const error = Math.sqrt((gaps[i] as number) / worlds / worlds);
    if (i !== leader && gap > 2.5 * error && gap > 0) alive.splice(k, 1);
  }
}
