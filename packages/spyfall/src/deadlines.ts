import type { Millis } from '@tasovka/kernel';
import { runsOut } from './clock.ts';
import { spyEscapes } from './ending.ts';
import type { Context } from './event.ts';
import { closeAgreement } from './moves/agree.ts';
import { passOver, silentTooLong } from './silence.ts';
import { ballotOf, type State } from './state.ts';
import { beginFinalVotes, closeVote } from './voting.ts';

/** Either the talk's time or a vote's: they never run together (SP-24). */
export const due = (state: State): Millis =>
  ballotOf(state.phase)?.until ?? Math.min(runsOut(state.clock), silentTooLong(state));

/** What falls due happens. */
export function deadline(state: State, ctx: Context): void {
  if (ctx.now < due(state)) return;
  if (state.phase.type === 'agree') closeAgreement(state, ctx);
  else if (ballotOf(state.phase)) closeVote(state, ctx);
  else if (ctx.now < runsOut(state.clock)) passOver(state, ctx);
  else if (state.options.variant === 'classic') beginFinalVotes(state, ctx);
  else endInTime(state, ctx);
}

/** SP-44: a spy at the table is not found when time runs out; if the spy is the dark card, nobody was clever enough. */
function endInTime(state: State, ctx: Context): void {
  ctx.emit?.({ type: 'time-up' });
  spyEscapes(state, ctx, 'time');
}
