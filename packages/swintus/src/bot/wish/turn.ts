import { often, reactionTime, thinkingTime, type Wish } from '@tasovka/cards/bot';
import { has } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { thoughtTurn } from '../lookahead.ts';
import { hasWhim, whim } from '../moves.ts';
import { shed } from '../playout.ts';
import { turnMove } from '../policy/turn.ts';
import { type Scene, say, situation } from '../scene.ts';

/** How long people take at a table without a clock, at most. */
const unhurried = 8000;

/** One's own turn, in whatever circle. */
export function wishTurn(scene: Scene): void {
  const { seen, now, offers, wishes } = scene;
  if (seen.turn !== seen.seat) return;
  // Nothing to lay, and only one's own card to look at: time passes.
  if (seen.phase === 'temnodel' && seen.hand.length === 0 && !offers.has('check')) return;
  const called = has(seen.declared, seen.seat);
  wishes.about(`turn ${situation(scene)} ${called}`, now, () => turnWish(scene, called));
}

function turnWish(scene: Scene, called: boolean): Wish {
  const { seen, now, skill, chance } = scene;
  const state = scene.world(chance);
  const plan = planned(scene);
  const limit = Math.min(unhurried, (seen.due ?? now + unhurried) - now);
  const delay = thinkingTime(skill.tempo, seen.hand.length, limit, chance);
  const calls = shed(state, plan) === seen.hand.length - 1;
  // With two cards the call is a thought of its own; with more it comes with the plan.
  if (calls && !called && seen.hand.length > 2 && often(skill.declares, chance)) {
    return { action: say({ type: 'declare' }), delay };
  }
  return { action: say(plan), delay: calls && called ? reactionTime(skill.tempo, chance) : delay };
}

function planned(scene: Scene): SwintusAction {
  const { seen, skill, chance } = scene;
  const state = scene.world(chance);
  if (hasWhim(state, skill, chance)) return whim(state, seen.seat, skill, chance);
  if (skill.effort) return thoughtTurn(state, seen.seat, skill, scene.world, chance);
  return turnMove(state, seen.seat, skill, chance);
}
