import { Chance } from '@tasovka/kernel';

/** How much a bot may think: so many playouts, and where a clock is given, no longer than this. */
export interface Effort {
  readonly playouts: number;
  /** How many moves each goes on before the position is judged. */
  readonly moves: number;
  readonly budgetMs?: number;
  /** Rules and bots know no clock of their own; a host that wants the budget kept lends one. */
  readonly clock?: () => number;
}

export interface Question<W, A> {
  readonly options: readonly A[];
  /** What is thought of each before looking further, in units of value: the policy's own ranking. */
  readonly prior: readonly number[];
  /** A world as it may be. */
  world(chance: Chance): W;
  /** What doing this in a copy of that world leads to, between 0 and 1. */
  playout(world: W, option: A, chance: Chance): number;
}

/** As many looks as the prior counts for. */
const priorWeight = 4;

/**
 * The best option over many possible worlds. Every option still in the race is tried in each world with the same chance,
 * so that they are compared on equal terms; those that fall clearly behind are dropped.
 */
export function bestOf<W, A>(
  { options, prior, world, playout }: Question<W, A>,
  effort: Effort,
  chance: Chance,
): number {
  const count = options.length;
  const sums = new Float64Array(count);
  const gaps = new Float64Array(count);
  const alive = options.map((_, i) => i);
  const until = effort.clock && effort.budgetMs !== undefined ? effort.clock() + effort.budgetMs : Infinity;
  const values = new Float64Array(count);
  let worlds = 0;
  for (let spent = 0; spent < effort.playouts && alive.length > 1; spent += alive.length) {
    const seed = new Chance([chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31), 1]);
    const one = world(seed);
    worlds++;
    for (const i of alive) {
      values[i] = playout(one, options[i] as A, seed.clone());
      sums[i] = (sums[i] as number) + (values[i] as number);
    }
    const leader = lead(alive, sums, prior, worlds);
    for (const i of alive) gaps[i] = (gaps[i] as number) + ((values[leader] as number) - (values[i] as number)) ** 2;
    if (worlds >= 10 && worlds % 5 === 0) dropBehind(alive, sums, gaps, leader, worlds);
    if (effort.clock && effort.clock() > until) break;
  }
  return lead(alive, sums, prior, worlds);
}

function lead(alive: readonly number[], sums: Float64Array, prior: readonly number[], worlds: number): number {
  let best = alive[0] as number;
  let most = -Infinity;
  for (const i of alive) {
    const value = ((sums[i] as number) + priorWeight * (prior[i] as number)) / (worlds + priorWeight);
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
