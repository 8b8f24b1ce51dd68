import { castVote, isGuilty, startTrial, trialMs, votesOf } from '@tasovka/cards';
import { type Ctx, nobody, type Seat } from '@tasovka/kernel';
import { ask } from './course.ts';
import { breakSilence } from './silence.ts';
import type { Phase, PhaseOf, State } from './state.ts';

/** AC-2: around a table people are the judges of who spoke. Play stands still until that is settled. */

export function accuse(state: State, by: Seat, against: Seat, ctx: Ctx): void {
  ctx.tell?.({ type: 'claimed', seat: by, against, act: 'spoke' });
  state.phase = { kind: 'answer', by, against, due: ctx.now + trialMs, resume: state.phase };
}

/** The claim stands: accepted, unanswered, or found true. */
export function uphold(state: State, against: Seat, resume: Phase, ctx: Ctx): void {
  ask(state, resume, ctx);
  breakSilence(state, against, ctx);
}

/** In «ЛОЛ!» a claim that falls costs nothing. */
function dismiss(state: State, by: Seat, against: Seat, resume: Phase, ctx: Ctx): void {
  ask(state, resume, ctx);
  ctx.tell?.({ type: 'cleared', seat: against, by });
}

export function contest(state: State, { by, against, resume }: PhaseOf<'answer'>, ctx: Ctx): void {
  const trial = startTrial(by, against, state.seats, state.out, ctx.now);
  ctx.tell?.({ type: 'disputed', seat: against, by });
  state.phase = { kind: 'vote', trial, resume };
  if (trial.pending === nobody) verdict(state, state.phase, ctx);
}

export function judge(state: State, phase: PhaseOf<'vote'>, seat: Seat, guilty: boolean, ctx: Ctx): void {
  castVote(phase.trial, seat, guilty);
  ctx.tell?.({ type: 'voted', seat, guilty });
  if (phase.trial.pending === nobody) verdict(state, phase, ctx);
}

export function verdict(state: State, { trial, resume }: PhaseOf<'vote'>, ctx: Ctx): void {
  const guilty = isGuilty(trial);
  ctx.tell?.({ type: 'verdict', seat: trial.against, guilty, votes: votesOf(trial) });
  if (guilty) uphold(state, trial.against, resume, ctx);
  else dismiss(state, trial.by, trial.against, resume, ctx);
}
