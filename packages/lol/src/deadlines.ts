import { type Millis, never } from '@tasovka/kernel';
import { settleSwap } from './cardRules/bro.ts';
import { nameColour } from './cardRules/joker.ts';
import type { Context } from './event.ts';
import { drawCover } from './lay.ts';
import { uphold, verdict } from './moves/judging.ts';
import { endSlap } from './moves/slap.ts';
import { payDebt } from './moves/take.ts';
import type { State } from './state.ts';
import { passTurn, take } from './tableActions.ts';

export function due({ phase, options, thinking }: State): Millis {
  switch (phase.type) {
    case 'slap':
      return phase.race.due;
    case 'answer':
      return phase.due;
    case 'vote':
      return phase.trial.due;
    case 'over':
      return never;
    default:
      return options.turnMs > 0 ? thinking + options.turnMs : never;
  }
}

/** Whatever is due now happens. */
export function deadline(state: State, ctx: Context): void {
  const { phase } = state;
  switch (phase.type) {
    case 'slap':
      endSlap(state, ctx);
      break;
    case 'answer':
      uphold(state, ctx);
      break;
    case 'vote':
      verdict(state, ctx);
      break;
    case 'over':
      break;
    default:
      dawdle(state, ctx);
  }
}

/**
 * LO-16: a table that wants a clock does for a sleeper the least that lets play go on:
 * a debt is paid, Упс! dug for, a colour left to chance, no hands swapped; else one card unseen, and the turn passes.
 */
function dawdle(state: State, ctx: Context): void {
  const { turn, phase } = state;
  ctx.emit?.({ type: 'dawdled', seat: turn });
  if (phase.type === 'cover') drawCover(state, ctx);
  else if (phase.type === 'colour') nameColour(state, turn, ctx.chance.below(4), ctx);
  else if (phase.type === 'swap') settleSwap(state, turn, null, ctx);
  else if (state.owed > 0) payDebt(state, ctx);
  else {
    take(state, turn, 1, 'dawdling', ctx);
    passTurn(state, turn, ctx);
  }
}
