import { often, thinkingTime } from '@tasovka/cards/bot';
import type { LolAction } from '../../actions.ts';
import { type Context, say } from '../context.ts';
import { turnMove } from '../heuristics/turn.ts';
import { bestAction } from '../lookahead.ts';
import { turnOptions, whim } from '../moves.ts';

/** How long people take at a table, at most. */
const unhurried = 8000;

/** One's own turn, whatever it asks for. */
export function considerTurn(context: Context): void {
  const { observed, now, intents, skill, chance } = context;
  if (observed.turn !== observed.seat) return;
  const { round, phase, top, colour, owed, hand, sizes } = observed;
  const key = [round, phase, top, colour, owed, hand.join('.'), sizes.join('.'), context.memory.laid].join();
  intents.about(`turn ${key}`, now, () => {
    const limit = Math.min(unhurried, (observed.due ?? now + unhurried) - now);
    return { action: say(planned(context)), delay: thinkingTime(skill.tempo, hand.length, limit, chance) };
  });
}

function planned({ observed, skill, chance, world }: Context): LolAction {
  const state = world(chance);
  if (often(skill.whims, chance)) return whim(state, observed.seat, chance);
  if (!skill.effort) return turnMove(state, observed.seat, chance);
  const options = turnOptions(state, observed.seat, chance);
  return bestAction(options, state, observed.seat, skill.effort, world, chance);
}
