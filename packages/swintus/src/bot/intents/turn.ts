import { type Intent, often, reactionTime, thinkingTime } from '@tasovka/cards/bot';
import { has } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { type Context, say, situation } from '../context.ts';
import { turnMove } from '../heuristics/turn.ts';
import { searchTurn } from '../lookahead.ts';
import { hasWhim, whim } from '../moves.ts';
import { shed } from '../playout.ts';

/** How long people take at a table without a clock, at most. */
const unhurried = 8000;

/** One's own turn, in whatever circle. */
export function considerTurn(context: Context): void {
  const { observed, now, offers, intents } = context;
  if (observed.turn !== observed.seat) return;
  // Nothing to lay, and only one's own card to look at: time passes.
  if (observed.phase === 'temnodel' && observed.hand.length === 0 && !offers.has('check')) return;
  const called = has(observed.declared, observed.seat);
  intents.about(`turn ${situation(context)} ${called}`, now, () => turnIntent(context, called));
}

function turnIntent(context: Context, called: boolean): Intent {
  const { observed, now, skill, chance } = context;
  const state = context.world(chance);
  const plan = planned(context);
  const limit = Math.min(unhurried, (observed.due ?? now + unhurried) - now);
  const delay = thinkingTime(skill.tempo, observed.hand.length, limit, chance);
  const calls = shed(state, plan) === observed.hand.length - 1;
  // With two cards the call is a thought of its own; with more it comes with the plan.
  if (calls && !called && observed.hand.length > 2 && often(skill.declares, chance)) {
    return { action: say({ type: 'declare' }), delay };
  }
  return { action: say(plan), delay: calls && called ? reactionTime(skill.tempo, chance) : delay };
}

function planned(context: Context): SwintusAction {
  const { observed, skill, chance } = context;
  const state = context.world(chance);
  if (hasWhim(state, skill, chance)) return whim(state, observed.seat, skill, chance);
  if (skill.effort) return searchTurn(state, observed.seat, skill, context.world, chance);
  return turnMove(state, observed.seat, skill, chance);
}
