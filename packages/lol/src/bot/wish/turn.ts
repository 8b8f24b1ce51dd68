import { often, thinkingTime } from '@tasovka/cards/bot';
import type { LolAction } from '../../actions.ts';
import { bestAction } from '../lookahead.ts';
import { turnOptions, whim } from '../moves.ts';
import { turnMove } from '../policy.ts';
import { type Scene, say } from '../scene.ts';

/** How long people take at a table, at most. */
const unhurried = 8000;

/** One's own turn, whatever it asks for. */
export function wishTurn(scene: Scene): void {
  const { seen, now, wishes, skill, chance } = scene;
  if (seen.turn !== seen.seat) return;
  const { round, phase, top, colour, owed, hand, sizes } = seen;
  const key = [round, phase, top, colour, owed, hand.join('.'), sizes.join('.'), scene.memory.laid].join();
  wishes.about(`turn ${key}`, now, () => {
    const limit = Math.min(unhurried, (seen.due ?? now + unhurried) - now);
    return { action: say(planned(scene)), delay: thinkingTime(skill.tempo, hand.length, limit, chance) };
  });
}

function planned({ seen, skill, chance, world }: Scene): LolAction {
  const state = world(chance);
  if (often(skill.whims, chance)) return whim(state, seen.seat, chance);
  if (!skill.effort) return turnMove(state, seen.seat, chance);
  const options = turnOptions(state, seen.seat, chance);
  return bestAction(options, state, seen.seat, skill.effort, world, chance);
}
