import { often, thinkingTime, turnLimit } from '@tasovka/cards/bot';
import type { LolAction } from '../../actions.ts';
import type { Context } from '../context.ts';
import { turnMove } from '../heuristics/turn.ts';
import { bestMove } from '../lookahead.ts';
import { turnOptions, whim } from '../moves.ts';

/** The own turn, whatever it asks for. */
export function considerTurn(context: Context): void {
  const { observed, now, intents, skill, chance, memory } = context;
  if (observed.turn !== observed.seat) return;
  const { round, phase, top, colour, owed, hand, sizes } = observed;
  const key = [round, phase, top, colour, owed, hand.join('.'), sizes.join('.'), memory.laid].join();
  intents.about(`turn ${key}`, now, () => ({
    action: planned(context),
    delay: thinkingTime(skill.tempo, hand.length, turnLimit(observed.thinking, now), chance),
  }));
}

function planned({ observed, skill, chance, world }: Context): LolAction {
  const { seat } = observed;
  const { effort } = skill;
  const state = world(chance);
  if (often(skill.whims, chance)) return whim(state, seat, chance);
  if (!effort) return turnMove(state, seat, chance);
  return bestMove(turnOptions(state, seat, chance), { state, seat, effort, world }, chance);
}
