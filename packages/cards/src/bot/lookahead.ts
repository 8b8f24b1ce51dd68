import type { Chance, GameContext, Seat } from '@tasovka/kernel';
import { playoutContext } from './playout.ts';
import { bestOf, type Effort } from './search.ts';

/** What a score of the policy adds to a chance to win: the policy is trained with choices blurred by as much. */
export const scoreUnit = 0.015;
/** As many playouts the trained policy counts for. */
export const policyTrust = 30;

export interface Prior {
  readonly prior: readonly number[];
  readonly trust: number;
}

/** What a game gives for looking ahead. */
export interface LookaheadParts<State, Option> {
  clone(state: State): State;
  /** Does an option in a state; false where it is refused. */
  act(state: State, seat: Seat, option: Option, ctx: GameContext): boolean;
  playOut(state: State, moves: number, ctx: GameContext, hero: Seat): void;
  chanceToWin(state: State, seat: Seat): number;
  priorOf(options: readonly Option[], state: State, seat: Seat): Prior;
}

/** A position to search, and how. */
export interface Position<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly effort: Effort;
  world(chance: Chance): State;
}

/** Finds the best of several options: each is done in many possible worlds, where everybody plays on. */
export function lookaheadBy<State, Option>({
  clone,
  act,
  playOut,
  chanceToWin,
  priorOf,
}: LookaheadParts<State, Option>) {
  return <Some extends Option>(options: readonly Some[], position: Position<State>, chance: Chance): Some => {
    const [only] = options;
    if (only !== undefined && options.length === 1) return only;
    const { state, seat, effort, world } = position;
    const playout = (one: State, option: Some, luck: Chance): number => {
      const copy = clone(one);
      const ctx = playoutContext(luck);
      if (!act(copy, seat, option, ctx)) return 0;
      playOut(copy, effort.moves, ctx, seat);
      return chanceToWin(copy, seat);
    };
    const { best, values } = bestOf({ options, ...priorOf(options, state, seat), world, playout }, effort, chance);
    effort.report?.({ state, seat, options, values });
    return best;
  };
}

/** The option with the highest score; the first of equals. */
export function bestByScore<A>(options: readonly A[], score: (option: A) => number): A {
  let [best] = options;
  let most = -Infinity;
  if (options.length > 1) {
    for (const option of options) {
      const its = score(option);
      if (its > most) {
        most = its;
        best = option;
      }
    }
  }
  if (best === undefined) throw new Error('there is no option');
  return best;
}
