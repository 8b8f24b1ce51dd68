import { reactionTime } from '@tasovka/cards/bot';
import { type Chance, type GameContext, type Input, including, type Seat, seatsIn } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import { familyOf } from '../box.ts';
import { swintus } from '../game.ts';
import { endsWithVirus, isThinking } from '../moves/turn.ts';
import { billsOf, handOf, type State } from '../state.ts';
import { nextAfter } from '../tableActions.ts';
import { hasInstinct, instinctMove } from './instinct.ts';
import { hasWhim, whim } from './moves.ts';
import { copyWanted, interceptWith, wantsCopy } from './policy/offTurn.ts';
import { turnMove } from './policy/turn.ts';
import { worstOf } from './policy/worth.ts';
import { type Skill, skills } from './skill.ts';

/**
 * What a bot imagines when it looks ahead: others are solid, and it follows its own instinct, for to think within a
 * thought would take too long. It knows how quick it is itself.
 */
const others: Skill = {
  ...skills.solid,
  // Nor are they trusting: whoever imagined them so lied where it did not pay.
  wary: 80,
};
const self: Skill = skills.strong;
const skillOf = (seat: Seat, hero: Seat | null): Skill => (seat === hero ? self : others);

export const imaginedCtx = (chance: Chance): GameContext => ({ now: 0, chance, fixed: {}, names: [] });

const act = (state: State, seat: Seat, action: SwintusAction, ctx: GameContext): boolean =>
  swintus.apply(state, { kind: 'act', seat, action } satisfies Input<SwintusAction>, ctx) === null;

/** A turn that takes several moves is played to its end, but not for ever. */
const patience = 8;

/** Plays so many moves on, to where a turn begins, or to the end of the round. */
export function playOut(state: State, moves: number, ctx: GameContext, hero: Seat): void {
  playOn(state, moves, ctx, hero);
  for (let more = 0; more < patience && state.phase.type !== 'turn'; more++) playOn(state, 1, ctx, hero);
}

/** Plays so many moves on, or to the end of the round; the hero is whoever imagines it. */
export function playOn(state: State, moves: number, ctx: GameContext, hero: Seat | null = null): void {
  for (let move = 0; move < moves && state.phase.type !== 'over'; move++) step(state, hero, ctx);
}

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

/** Whoever holds the copy of the card just laid is usually quicker than the next one thinks. */
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
  if (seat === hero && hasInstinct(state)) return instinctMove(state, seat, self, chance);
  return turnMove(state, seat, others, chance);
}

function catchSomebody(state: State, ctx: GameContext): void {
  for (const seat of seatsIn(state.catchable)) {
    if (ctx.chance.below(100) < 90) act(state, nextAfter(state, seat), { type: 'catch', seat }, ctx);
  }
}

/** The policy should never be refused; should it be, the imagined round still goes on. */
function giveIn(state: State, seat: Seat, ctx: GameContext): void {
  const ways: readonly SwintusAction[] = [{ type: 'draw' }, { type: 'take' }, { type: 'pass' }, { type: 'trust' }];
  for (const action of ways) if (act(state, seat, action, ctx)) return;
  throw new Error(`no way on in ${state.phase.type}`);
}
