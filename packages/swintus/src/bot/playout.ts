import { playoutsBy, reactionTime } from '@tasovka/cards/bot';
import { type Chance, type GameContext, including, type Seat, seatsIn } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { familyOf } from '../box.ts';
import { swintus } from '../game.ts';
import { endsWithVirus, isThinking } from '../moves/turn.ts';
import { billsOf, handOf, type State } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { copyWanted, interceptWith, wantsCopy } from './heuristics/offTurn.ts';
import { turnMove } from './heuristics/turn.ts';
import { worstOf } from './heuristics/worth.ts';
import { hasWhim, whim } from './moves.ts';
import { hasPolicy, policyMove } from './policy.ts';
import { type Skill, skills } from './skill.ts';

/**
 * What a bot imagines when it looks ahead: others are solid, and it follows its own policy, because a search within a
 * search would take too long. It knows how quick it is itself.
 */
const others: Skill = {
  ...skills.solid,
  // Nor are they trusting: a bot that imagines them so lies where it does not pay.
  wary: 80,
};
const self: Skill = skills.strong;
const skillOf = (seat: Seat, hero: Seat | null): Skill => (seat === hero ? self : others);

export const act = (state: State, seat: Seat, action: SwintusAction, ctx: GameContext): boolean =>
  swintus.apply(state, { kind: 'act', seat, action }, ctx) === null;

export const { playOn, playOut } = playoutsBy<State>(step);

/** SW-13: called before the last-but-one card goes. */
export function callIfDue(state: State, seat: Seat, action: SwintusAction): void {
  if (handOf(state, seat).length - shed(state, action) === 1) state.declared = including(state.declared, seat);
}

/** How many cards leave the hand. */
export function shed(state: State, action: SwintusAction): number {
  switch (action.type) {
    case 'play': {
      const family = familyOf[action.card];
      return state.phase.type !== 'svinorot' && (family === 'svinorot' || family === 'temnodel') ? 2 : 1;
    }
    case 'intercept':
    case 'dark':
      return 1;
    case 'heal':
      return 2 + (action.give?.left === undefined ? 0 : 1) + (action.give?.right === undefined ? 0 : 1);
    case 'etiquette':
      return 1 + action.cards.length;
    case 'give':
      return action.cards.length;
    default:
      return 0;
  }
}

function step(state: State, hero: Seat | null, ctx: GameContext): void {
  if (interceptedBySomebody(state, hero, ctx)) return;
  const { phase } = state;
  switch (phase.type) {
    case 'slap':
      for (const seat of seatsIn(phase.race.pending))
        act(state, seat, { type: 'slap', ms: reactionTime(skillOf(seat, hero).tempo, ctx.chance) }, ctx);
      return;
    case 'answer':
      act(state, phase.charge.against, { type: 'accept' }, ctx);
      return;
    case 'give': {
      const cards = worstOf(handOf(state, phase.from), 2);
      act(state, phase.from, { type: 'give', cards }, ctx);
      return;
    }
    case 'vote':
      for (const seat of seatsIn(phase.trial.pending)) act(state, seat, { type: 'vote', guilty: false }, ctx);
      return;
    case 'virus':
      if (endsWithVirus(state, phase)) passTime(state, phase.due, ctx);
      else moveInTurn(state, hero, ctx);
      return;
    default:
      if (isThinking(state)) moveInTurn(state, hero, ctx);
  }
}

function passTime(state: State, due: number, ctx: GameContext): void {
  ctx.now = due;
  swintus.apply(state, { kind: 'deadline' }, ctx);
}

/** A holder of the copy of the card just laid is usually quicker than the next player decides. */
function interceptedBySomebody(state: State, hero: Seat | null, ctx: GameContext): boolean {
  const card = copyWanted(state);
  if (card === null) return false;
  const first = ctx.chance.below(state.seats);
  for (let i = 0; i < state.seats; i++) {
    const seat = (first + i) % state.seats;
    if (seat === state.turn && state.phase.type !== 'slap') continue;
    if (!handOf(state, seat).includes(card) || !wantsCopy(state, seat, card)) continue;
    if (ctx.chance.below(100) >= skillOf(seat, hero).intercepts) continue;
    const action = interceptWith(state, seat, card, ctx.chance);
    callIfDue(state, seat, action);
    if (!act(state, seat, action, ctx)) continue;
    if (state.mayReturn === seat && billsOf(state, seat) > 0) act(state, seat, { type: 'returnBill' }, ctx);
    return true;
  }
  return false;
}

function moveInTurn(state: State, hero: Seat | null, ctx: GameContext): void {
  const seat = state.turn;
  if (state.catchable !== 0) catchSomebody(state, ctx);
  const action = moveOf(state, seat, hero, ctx.chance);
  callIfDue(state, seat, action);
  if (!act(state, seat, action, ctx)) giveIn(state, seat, ctx);
}

function moveOf(state: State, seat: Seat, hero: Seat | null, chance: Chance): SwintusAction {
  if (seat !== hero && hasWhim(state, others, chance)) return whim(state, seat, others, chance);
  if (seat === hero && hasPolicy(state)) return policyMove(state, seat, self, chance);
  return turnMove(state, seat, others, chance);
}

function catchSomebody(state: State, ctx: GameContext): void {
  for (const seat of seatsIn(state.catchable)) {
    if (ctx.chance.below(100) < 90) act(state, nextAfter(state, seat), { type: 'catch', seat }, ctx);
  }
}

/** A move of the heuristics should never be refused; should it be, the imagined round still goes on. */
function giveIn(state: State, seat: Seat, ctx: GameContext): void {
  const ways: readonly SwintusAction[] = [{ type: 'draw' }, { type: 'take' }, { type: 'pass' }, { type: 'trust' }];
  for (const action of ways) if (act(state, seat, action, ctx)) return;
  throw new Error(`no way on in ${state.phase.type}`);
}
