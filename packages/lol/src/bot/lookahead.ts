import { bestOf, type Effort, policyTrust, scoreUnit } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { clone } from '../clone.ts';
import { lol } from '../game.ts';
import type { State } from '../state.ts';
import { playOut, playoutContext } from './playout.ts';
import { policyScore } from './policy.ts';
import { chanceToWin } from './value.ts';

/** The value of an option in one world: it is done, and everybody plays on. */
function imagine(world: State, seat: Seat, option: LolAction, moves: number, chance: Chance): number {
  const state = clone(world);
  const ctx = playoutContext(chance);
  if (lol.apply(state, { kind: 'act', seat, action: option }, ctx) !== null) return 0;
  playOut(state, moves, ctx, seat);
  return chanceToWin(state, seat);
}

/** The best of several things to do. */
export function bestAction(
  options: readonly LolAction[],
  state: State,
  seat: Seat,
  effort: Effort,
  world: (chance: Chance) => State,
  chance: Chance,
): LolAction {
  if (options.length === 1) return options[0] as LolAction;
  const prior = options.map((option) => scoreUnit * policyScore(state, seat, option));
  const playout = (one: State, option: LolAction, luck: Chance) => imagine(one, seat, option, effort.moves, luck);
  const { best, values } = bestOf({ options, prior, trust: policyTrust, world, playout }, effort, chance);
  effort.report?.({ state, seat, options, values });
  return options[best] as LolAction;
}
