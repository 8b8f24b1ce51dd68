import type { Chance, Seat } from '@tasovka/kernel';
import { fork } from './pace.ts';

/** How much a bot may search: so many playouts, and where a clock is given, no longer than this. */
export interface Effort {
  readonly playouts: number;
  /** How many moves each playout goes on before the position is judged. */
  readonly moves: number;
  readonly budgetMs?: number;
  /** Rules and bots know no clock of their own; a host that wants the budget kept lends one. */
  readonly clock?: () => number;
  /** Is called after every search: the lab trains the policy with it. */
  readonly report?: (report: SearchReport) => void;
}

/** What was searched, for whom, and what each option was found to be worth. */
export interface SearchReport {
  readonly state: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
  readonly values: readonly number[];
}

export interface SearchResult<A> {
  readonly best: A;
  /** What each option led to on average, as long as it was in the race. */
  readonly values: readonly number[];
}

export interface SearchProblem<W, A> {
  readonly options: readonly A[];
  /** What each option is held to be worth before the search, in units of value. */
  readonly prior: readonly number[];
  /** As many playouts as the prior counts for. */
  readonly trust: number;
  /** A world as it may be. */
  world(chance: Chance): W;
  /** What doing this in a copy of that world leads to, between 0 and 1. */
  playout(world: W, option: A, chance: Chance): number;
}

interface Candidate<A> {
  readonly option: A;
  readonly prior: number;
  tries: number;
  sum: number;
  /** The value in the world tried last. */
  value: number;
  /** Squared differences to the leader, summed. */
  gaps: number;
}

/**
 * The best option over many possible worlds. Every option still in the race is tried in each world with the same chance,
 * so that they are compared on equal terms; those that fall clearly behind are dropped.
 */
export function bestOf<W, A>(
  { options, prior, trust, world, playout }: SearchProblem<W, A>,
  effort: Effort,
  chance: Chance,
): SearchResult<A> {
  const candidates = options.map(
    (option, i): Candidate<A> => ({ option, prior: prior[i] ?? 0, tries: 0, sum: 0, value: 0, gaps: 0 }),
  );
  let alive = candidates;
  const until = effort.clock && effort.budgetMs !== undefined ? effort.clock() + effort.budgetMs : Infinity;
  // However long the search, it takes as much from the bot's own chance: two bots that differ in one thing differ in no other.
  const luck = fork(chance);
  let worlds = 0;
  for (let spent = 0; spent < effort.playouts && alive.length > 1; spent += alive.length) {
    const seed = fork(luck);
    const one = world(seed);
    worlds++;
    for (const candidate of alive) {
      candidate.value = playout(one, candidate.option, seed.clone());
      candidate.sum += candidate.value;
      candidate.tries++;
    }
    const leader = lead(alive, trust, worlds);
    for (const candidate of alive) candidate.gaps += (leader.value - candidate.value) ** 2;
    if (worlds >= 10 && worlds % 5 === 0) alive = alive.filter((one) => !isBehind(one, leader, worlds));
    if (effort.clock && effort.clock() > until) break;
  }
  return { best: lead(alive, trust, worlds).option, values: candidates.map(({ sum, tries }) => sum / tries) };
}

function lead<A>(alive: readonly Candidate<A>[], trust: number, worlds: number): Candidate<A> {
  let [best] = alive;
  let most = -Infinity;
  for (const candidate of alive) {
    const value = (candidate.sum + trust * candidate.prior) / (worlds + trust);
    if (value > most) {
      most = value;
      best = candidate;
    }
  }
  if (best === undefined) throw new Error('a search without options');
  return best;
}

/** Two and a half standard errors of the paired difference are clear enough. */
function isBehind<A>(one: Candidate<A>, leader: Candidate<A>, worlds: number): boolean {
  const gap = (leader.sum - one.sum) / worlds;
  const error = Math.sqrt(one.gaps / worlds / worlds);
  return one !== leader && gap > 2.5 * error && gap > 0;
}
