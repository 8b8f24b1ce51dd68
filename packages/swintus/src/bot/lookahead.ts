import { lookaheadBy, type Position, policyTrust, scoreUnit } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { clone } from '../clone.ts';
import type { State } from '../state.ts';
import { wantsCopy } from './heuristics/offTurn.ts';
import { scoreOf } from './heuristics/turn.ts';
import { act, callIfDue, playOut } from './playout.ts';
import { hasPolicy, policyScore } from './policy.ts';
import { chanceToWin } from './value.ts';

/** Null is doing nothing. */
type Option = SwintusAction | null;

const look = lookaheadBy<State, Option>({
  clone,
  act(state, seat, option, ctx) {
    if (option === null) {
      // Letting a card be means letting it be: nobody lays the copy a moment later.
      state.interceptable = false;
      return true;
    }
    callIfDue(state, seat, option);
    return act(state, seat, option, ctx);
  },
  playOut,
  chanceToWin,
  priorOf(options, state, seat) {
    const moves = options.filter((option) => option !== null);
    // Where the policy was trained for nothing like it, the heuristics rank the options, which counts for little.
    if (!hasPolicy(state) || moves.length < options.length) {
      return { prior: options.map((option) => priorRank(option, state, seat)), trust: 4 };
    }
    return { prior: moves.map((move) => scoreUnit * policyScore(state, seat, move)), trust: policyTrust };
  },
});

/** The best move of a turn. */
export const bestMove = (options: readonly SwintusAction[], position: Position<State>, chance: Chance): SwintusAction =>
  look(options, position, chance);

/** Whether an action is better than doing nothing. */
export const isWorthIt = (action: SwintusAction, position: Position<State>, chance: Chance): boolean =>
  look([action, null], position, chance) !== null;

/** A card of advantage is worth about five points of a hundred. */
function priorRank(option: Option, state: State, seat: Seat): number {
  if (option === null) return 0.25;
  if (option.type === 'play') return 0.3 + 0.05 * Math.max(-2, Math.min(4, scoreOf(state, seat, option.card)));
  if (option.type === 'heal') return 0.45;
  if (option.type === 'intercept') return wantsCopy(state, seat, option.card) ? 0.45 : 0.25;
  return option.type === 'draw' || option.type === 'pass' || option.type === 'take' ? 0.18 : 0.3;
}
