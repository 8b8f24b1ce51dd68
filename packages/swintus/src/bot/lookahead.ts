import { bestOf, type Effort, feltTrust, feltWorth } from '@tasovka/cards/bot';
import type { Chance, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { clone } from '../clone.ts';
import { swintus } from '../game.ts';
import type { State } from '../state.ts';
import { feelingOf, hasInstinct } from './instinct.ts';
import { turnOptions } from './moves.ts';
import { callIfDue, imaginedCtx, playOut } from './playout.ts';
import { wantsCopy } from './policy/offTurn.ts';
import { scoreOf } from './policy/turn.ts';
import { type Skill, skills } from './skill.ts';
import { chanceToWin } from './value.ts';

/** The value of an option in one world: it is done, and everybody plays on. */
function imagine(world: State, seat: Seat, option: SwintusAction | null, moves: number, chance: Chance): number {
  const state = clone(world);
  const ctx = imaginedCtx(chance);
  if (option === null) {
    // Letting a card be means letting it be: nobody lays the copy a moment later.
    state.interceptable = false;
  } else {
    callIfDue(state, seat, option);
    if (swintus.apply(state, { kind: 'act', seat, action: option }, ctx) !== null) return 0;
  }
  playOut(state, moves, ctx, seat);
  return chanceToWin(state, seat);
}

/** The best of several things to do; null among them is doing nothing. */
export function bestAction(
  options: readonly (SwintusAction | null)[],
  state: State,
  seat: Seat,
  effort: Effort,
  world: (chance: Chance) => State,
  chance: Chance,
): SwintusAction | null {
  if (options.length === 1) return options[0] ?? null;
  const prior = priorOf(options, state, seat);
  const playout = (one: State, option: SwintusAction | null, luck: Chance) =>
    imagine(one, seat, option, effort.moves, luck);
  const { best, values } = bestOf({ options, ...prior, world, playout }, effort, chance);
  effort.overhear?.({ state, seat, options, values });
  return options[best] ?? null;
}

/** What instinct says; where it was taught nothing, the policy's own ranking, which counts for little. */
function priorOf(options: readonly (SwintusAction | null)[], state: State, seat: Seat) {
  if (!hasInstinct(state) || options.includes(null)) {
    return { prior: options.map((option) => rankOf(option, state, seat)), trust: 4 };
  }
  const felt = (option: SwintusAction | null): number => feelingOf(state, seat, option as SwintusAction);
  return { prior: options.map((option) => feltWorth * felt(option)), trust: feltTrust };
}

/** A card of advantage is worth about five points of a hundred. */
function rankOf(option: SwintusAction | null, state: State, seat: Seat): number {
  if (option === null) return 0.25;
  if (option.type === 'play') return 0.3 + 0.05 * Math.max(-2, Math.min(4, scoreOf(state, seat, option.card)));
  if (option.type === 'heal') return 0.45;
  if (option.type === 'intercept') return wantsCopy(state, seat, option.card) ? 0.45 : 0.25;
  return option.type === 'draw' || option.type === 'pass' || option.type === 'take' ? 0.18 : 0.3;
}

/** A turn thought through. */
export function thoughtTurn(
  state: State,
  seat: Seat,
  skill: Skill,
  world: (chance: Chance) => State,
  chance: Chance,
): SwintusAction {
  const options = turnOptions(state, seat, skill, chance);
  const effort = skill.effort ?? (skills.strong.effort as Effort);
  return bestAction(options, state, seat, effort, world, chance) as SwintusAction;
}
