import {
  everybody,
  except,
  has,
  including,
  nobody,
  nothing,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@tasovka/kernel';
import { look } from '../look.ts';
import type { CardRefusal } from '../reasons.ts';
import type { CardContext, CardState, CommonMove } from '../state.ts';
import { castVote, checkVote, isGuilty, isOverheard, startTrial, type Trial } from '../trial.ts';

export interface Accusation {
  readonly by: Seat;
  readonly against: Seat;
}

/** Play stands still until a charge is settled, and then goes on where it was. */
interface Pause<Charge, Phase> {
  readonly charge: Charge;
  readonly resume: Phase;
}

interface JudgingParts<State extends CardState, Charge extends Accusation, Context> {
  readonly rules: { readonly claim: string; readonly answer: string; readonly dispute: string };
  /** Whether play goes on, so that somebody may be accused. */
  isOpen(state: State): boolean;
  accuse(state: State, by: Seat, against: Seat, ctx: Context): void;
  /** What is to be answered or voted on. */
  pauseOf(state: State): Pause<Charge, State['phase']> | null;
  /** Missing where every charge may be disputed. */
  mayDispute?(state: State, charge: Charge): boolean;
  putToVote(state: State, pause: Pause<Charge, State['phase']>, trial: Trial): void;
  announce?(trial: Trial, guilty: boolean, ctx: Context): void;
  resume(state: State, phase: State['phase'], ctx: Context): void;
  /** What a charge that stands costs, and one that falls. */
  punish(state: State, charge: Charge, ctx: Context): void;
  dismiss?(state: State, charge: Charge, ctx: Context): void;
}

/**
 * AC-2: around a table people are the judges, and apart what a microphone heard is theirs to judge as well. The accused
 * accepts or disputes, and those not involved vote.
 */
export function judging<State extends CardState, Charge extends Accusation, Context extends CardContext>(
  game: JudgingParts<State, Charge, Context>,
) {
  const { rules, pauseOf } = game;

  const suspects = ({ seats, out = nobody }: State, seat: Seat): SeatSet => except(everybody(seats) & ~out, seat);

  function checkClaim(state: State): CardRefusal | null {
    if (state.options.place !== 'table') return refuse('not-allowed', rules.claim);
    return state.silence === null || !game.isOpen(state) ? refuse('not-now', rules.claim) : null;
  }

  function checkAnswer(state: State, seat: Seat): CardRefusal | null {
    if (state.phase.type !== 'answer') return refuse('not-now', rules.answer);
    return pauseOf(state)?.charge.against === seat ? null : refuse('not-allowed', rules.answer);
  }

  function checkDispute(state: State, seat: Seat): CardRefusal | null {
    const refusal = checkAnswer(state, seat);
    const pause = pauseOf(state);
    if (refusal || pause === null || game.mayDispute === undefined) return refusal;
    return game.mayDispute(state, pause.charge) ? null : refuse('not-allowed', rules.dispute);
  }

  function checkVoter({ phase: { trial } }: State, seat: Seat): CardRefusal | null {
    return trial === undefined ? refuse('not-now', rules.dispute) : checkVote(trial, seat, rules.dispute);
  }

  function settle(state: State, guilty: boolean, ctx: Context): void {
    const pause = pauseOf(state);
    if (pause === null) return;
    const { charge } = pause;
    game.resume(state, pause.resume, ctx);
    look(state, ctx);
    if (guilty) game.punish(state, charge, ctx);
    else {
      ctx.emit?.({ type: 'cleared', seat: charge.against, by: charge.by });
      if (isOverheard(charge)) state.misheard = including(state.misheard ?? nobody, charge.against);
      else game.dismiss?.(state, charge, ctx);
    }
  }

  /** The charge stands: accepted, or unanswered. */
  const uphold = (state: State, ctx: Context): void => settle(state, true, ctx);

  function verdict(state: State, ctx: Context): void {
    const { trial } = state.phase;
    if (trial === undefined) return;
    const guilty = isGuilty(trial);
    game.announce?.(trial, guilty, ctx);
    settle(state, guilty, ctx);
  }

  /** Apart: one's own microphone heard a voice. While play stands still, or where it was wrong before, it does not count. */
  function overhear(state: State, seat: Seat, ctx: Context): void {
    if (state.silence === null || !game.isOpen(state) || has(state.misheard ?? nobody, seat)) return;
    ctx.emit?.({ type: 'heard', seat });
    game.accuse(state, seat, seat, ctx);
  }

  const claim: CommonMove<State, Context, { readonly seat: Seat }> = {
    check: (state, seat, { seat: against }) =>
      checkClaim(state) ?? (has(suspects(state, seat), against) ? null : refuse('bad-target', rules.claim)),
    perform(state, seat, { seat: against }, ctx) {
      ctx.emit?.({ type: 'claimed', seat, against, act: 'spoke' });
      game.accuse(state, seat, against, ctx);
    },
    offer(state, seat, offers) {
      if (checkClaim(state) !== null) return;
      const fields = { act: ['spoke'], seat: seatsIn(suspects(state, seat)) };
      offers.push({ type: 'claim', rule: rules.claim, fields, unprompted: true });
    },
  };
  const accept: CommonMove<State, Context> = {
    check: checkAnswer,
    perform: (state, _seat, _action, ctx) => uphold(state, ctx),
    offer(state, seat, offers) {
      if (checkAnswer(state, seat) === null) offers.push({ type: 'accept', rule: rules.answer, fields: nothing });
    },
  };
  const dispute: CommonMove<State, Context> = {
    check: checkDispute,
    perform(state, _seat, _action, ctx) {
      const pause = pauseOf(state);
      if (pause === null) return;
      const { by, against } = pause.charge;
      const trial = startTrial(by, against, state.seats, state.out ?? nobody, ctx.now);
      ctx.emit?.({ type: 'disputed', seat: against, by });
      game.putToVote(state, pause, trial);
      if (trial.pending === nobody) verdict(state, ctx);
    },
    offer(state, seat, offers) {
      if (checkDispute(state, seat) === null) offers.push({ type: 'dispute', rule: rules.dispute, fields: nothing });
    },
  };
  const vote: CommonMove<State, Context, { readonly guilty: boolean }> = {
    check: checkVoter,
    perform(state, seat, { guilty }, ctx) {
      const { trial } = state.phase;
      if (trial === undefined) return;
      castVote(trial, seat, guilty);
      ctx.emit?.({ type: 'voted', seat, guilty });
      if (trial.pending === nobody) verdict(state, ctx);
    },
    offer(state, seat, offers) {
      if (checkVoter(state, seat) !== null) return;
      offers.push({ type: 'vote', rule: rules.dispute, fields: { guilty: [true, false] } });
    },
  };
  return { claim, accept, dispute, vote, overhear, uphold, verdict };
}
