import { often, playoutsBy, reactionTime } from '@tasovka/cards/bot';
import { type Chance, type GameContext, type Seat, seatsIn } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import { lol } from '../game.ts';
import { isJumpable } from '../moves/jump.ts';
import { isThinking } from '../moves/turn.ts';
import { handOf, type State, topOf } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { turnMove } from './heuristics/turn.ts';
import { whim } from './moves.ts';
import { policyMove } from './policy.ts';
import { type Skill, skills } from './skill.ts';

/**
 * What a bot imagines when it looks ahead: others are solid, and it follows its own policy, because a search within a
 * search would take too long. It knows how quick it is itself.
 */
const others: Skill = skills.solid;
const self: Skill = skills.strong;
const skillOf = (seat: Seat, hero: Seat | null): Skill => (seat === hero ? self : others);

export const act = (state: State, seat: Seat, action: LolAction, ctx: GameContext): boolean =>
  lol.apply(state, { kind: 'act', seat, action }, ctx) === null;

export const { playOn, playOut } = playoutsBy<State>(step);

function step(state: State, hero: Seat | null, ctx: GameContext): void {
  if (state.catchable !== 0) settleCalls(state, hero, ctx);
  if (jumpedBySomebody(state, hero, ctx)) return;
  const { phase } = state;
  switch (phase.type) {
    case 'slap':
      for (const seat of seatsIn(phase.race.pending)) {
        act(state, seat, { type: 'slap', ms: reactionTime(skillOf(seat, hero).tempo, ctx.chance) }, ctx);
      }
      return;
    case 'answer':
      act(state, phase.against, { type: 'accept' }, ctx);
      return;
    case 'vote':
      for (const seat of seatsIn(phase.trial.pending)) act(state, seat, { type: 'vote', guilty: false }, ctx);
      return;
    default:
      if (isThinking(state)) moveInTurn(state, hero, ctx);
  }
}

/** LO-13: most remember; some who forget are caught. */
function settleCalls(state: State, hero: Seat | null, ctx: GameContext): void {
  for (const seat of seatsIn(state.catchable)) {
    if (ctx.chance.below(100) < skillOf(seat, hero).calls) act(state, seat, { type: 'say' }, ctx);
    else if (ctx.chance.below(100) < 95) act(state, nextAfter(state, seat), { type: 'catch', seat }, ctx);
  }
}

/** LO-12: a holder of the copy of the number on top is usually quicker than the next player decides. */
function jumpedBySomebody(state: State, hero: Seat | null, ctx: GameContext): boolean {
  const card = topOf(state);
  if (state.phase.type !== 'turn' || !isJumpable(state, card)) return false;
  const first = ctx.chance.below(state.seats);
  for (let i = 0; i < state.seats; i++) {
    const seat = (first + i) % state.seats;
    if (seat === state.turn || !handOf(state, seat).includes(card)) continue;
    if (ctx.chance.below(100) < skillOf(seat, hero).jumps && act(state, seat, { type: 'jump', card }, ctx)) return true;
  }
  return false;
}

function moveInTurn(state: State, hero: Seat | null, ctx: GameContext): void {
  const seat = state.turn;
  const move = moveOf(state, seat, hero, ctx.chance);
  if (act(state, seat, move, ctx)) return;
  const ways: readonly LolAction[] = [{ type: 'draw' }, { type: 'take' }];
  for (const action of ways) if (act(state, seat, action, ctx)) return;
  throw new Error(`no way on in ${state.phase.type}`);
}

function moveOf(state: State, seat: Seat, hero: Seat | null, chance: Chance): LolAction {
  if (seat === hero) return policyMove(state, seat, chance);
  return often(others.whims, chance) ? whim(state, seat, chance) : turnMove(state, seat, chance);
}
