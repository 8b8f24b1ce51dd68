import { castVote, isGuilty, startTrial, trialMs, votesOf } from '@tasovka/cards';
import { nobody, type Seat } from '@tasovka/kernel';
import type { Context } from './event.ts';
import { breakSilence } from './silence.ts';
import type { Phase, PhaseOf, State } from './state.ts';
import { ask } from './tableActions.ts';

/** AC-2: around a table people are the judges of who spoke. Play stands still until that is settled. */

export function accuse(state: State, by: Seat, against: Seat, ctx: Context): void {
  ctx.emit?.({ type: 'claimed', seat: by, against, act: 'spoke' });
  state.phase = { type: 'answer', by, against, due: ctx.now + trialMs, resume: state.phase };
}

/** The claim stands: accepted, unanswered, or found true. */
export function uphold(state: State, against: Seat, resume: Phase, ctx: Context): void {
  ask(state, resume, ctx);
  breakSilence(state, against, ctx);
}

/** In «ЛОЛ!» a claim that falls costs nothing. */
function dismiss(state: State, by: Seat, against: Seat, resume: Phase, ctx: Context): void {
  ask(state, resume, ctx);
  ctx.emit?.({ type: 'cleared', seat: against, by });
}

export function disputeClaim(state: State, { by, against, resume }: PhaseOf<'answer'>, ctx: Context): void {
  const trial = startTrial(by, against, state.seats, state.out, ctx.now);
  ctx.emit?.({ type: 'disputed', seat: against, by });
  state.phase = { type: 'vote', trial, resume };
  if (trial.pending === nobody) verdict(state, state.phase, ctx);
}

export function voteOnClaim(state: State, phase: PhaseOf<'vote'>, seat: Seat, guilty: boolean, ctx: Context): void {
  castVote(phase.trial, seat, guilty);
  ctx.emit?.({ type: 'voted', seat, guilty });
  if (phase.trial.pending === nobody) verdict(state, phase, ctx);
}

export function verdict(state: State, { trial, resume }: PhaseOf<'vote'>, ctx: Context): void {
  const guilty = isGuilty(trial);
  ctx.emit?.({ type: 'verdict', seat: trial.against, guilty, votes: votesOf(trial) });
  if (guilty) uphold(state, trial.against, resume, ctx);
  else dismiss(state, trial.by, trial.against, resume, ctx);
}
