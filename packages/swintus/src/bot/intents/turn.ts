import { type Intent, often, reactionTime, thinkingTime, turnLimit } from '@tasovka/cards/bot';
import { has } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { type Context, situation } from '../context.ts';
import { turnMove } from '../heuristics/turn.ts';
import { bestMove } from '../lookahead.ts';
import { hasWhim, turnOptions, whim } from '../moves.ts';
import { shed } from '../playout.ts';

/** The own turn, in whatever special round. */
export function considerTurn(context: Context): void {
  const { observed, now, offers, intents } = context;
  if (observed.turn !== observed.seat) return;
  // Nothing to lay, and only the own card to look at: time passes.
  if (observed.phase === 'temnodel' && observed.hand.length === 0 && !offers.has('check')) return;
  const called = has(observed.declared, observed.seat);
  intents.about(`turn ${situation(context)} ${called}`, now, () => turnIntent(context, called));
}

function turnIntent(context: Context, called: boolean): Intent<SwintusAction> {
  const { observed, now, skill, chance } = context;
  const size = observed.hand.length;
  const state = context.world(chance);
  const plan = planned(context);
  const delay = thinkingTime(skill.tempo, size, turnLimit(observed.thinking, now), chance);
  const calls = shed(state, plan) === size - 1;
  // With two cards the call is an intent of its own; with more it comes with the plan.
  if (calls && !called && size > 2 && often(skill.calls, chance)) return { action: { type: 'declare' }, delay };
  return { action: plan, delay: calls && called ? reactionTime(skill.tempo, chance) : delay };
}

function planned({ observed, skill, chance, world }: Context): SwintusAction {
  const { seat } = observed;
  const { effort } = skill;
  const state = world(chance);
  if (hasWhim(state, skill, chance)) return whim(state, seat, skill, chance);
  if (!effort) return turnMove(state, seat, skill, chance);
  return bestMove(turnOptions(state, seat, skill, chance), { state, seat, effort, world }, chance);
}
