import type { CardRefusal } from '@tasovka/cards';
import { checkVote } from '@tasovka/cards';
import { has, nothing, refuse, type Seat } from '@tasovka/kernel';
import { accuse, disputeClaim, uphold, voteOnClaim } from '../claims.ts';
import type { State } from '../state.ts';
import type { Move } from './move.ts';
import { isThinking } from './turn.ts';

/** LO-21, AC-2: at one table people say who broke the silence. */
export const claim: Move<'claim'> = {
  check: (state, seat, { seat: against }) =>
    checkClaim(state) ?? (mayAccuse(state, seat, against) ? null : refuse('bad-target', 'LO-21')),
  perform: (state, seat, { seat: against }, ctx) => accuse(state, seat, against, ctx),
  offer(state, seat, offers) {
    if (checkClaim(state) !== null) return;
    const seats = state.hands.map((_, other) => other).filter((other) => mayAccuse(state, seat, other));
    offers.push({ type: 'claim', rule: 'LO-21', fields: { act: ['spoke'], seat: seats }, unprompted: true });
  },
};

function checkClaim(state: State): CardRefusal | null {
  if (state.options.place !== 'table') return refuse('not-allowed', 'LO-21');
  return state.silence === null || !isThinking(state) ? refuse('not-now', 'LO-21') : null;
}

const mayAccuse = (state: State, seat: Seat, against: Seat): boolean =>
  against !== seat && against < state.seats && !has(state.out, against);

function checkAnswer({ phase }: State, seat: Seat): CardRefusal | null {
  if (phase.type !== 'answer') return refuse('not-now', 'LO-21');
  return phase.against === seat ? null : refuse('not-allowed', 'LO-21');
}

/** Owning up. */
export const accept: Move<'accept'> = {
  check: checkAnswer,
  perform(state, _seat, _action, ctx) {
    if (state.phase.type === 'answer') uphold(state, state.phase.against, state.phase.resume, ctx);
  },
  offer(state, seat, offers) {
    if (checkAnswer(state, seat) === null) offers.push({ type: 'accept', rule: 'LO-21', fields: nothing });
  },
};

/** Letting the others decide. */
export const dispute: Move<'dispute'> = {
  check: checkAnswer,
  perform(state, _seat, _action, ctx) {
    if (state.phase.type === 'answer') disputeClaim(state, state.phase, ctx);
  },
  offer(state, seat, offers) {
    if (checkAnswer(state, seat) === null) offers.push({ type: 'dispute', rule: 'LO-21', fields: nothing });
  },
};

/** Those not involved decide a disputed claim. */
export const vote: Move<'vote'> = {
  check: ({ phase }, seat) =>
    phase.type === 'vote' ? checkVote(phase.trial, seat, 'LO-21') : refuse('not-now', 'LO-21'),
  perform(state, seat, { guilty }, ctx) {
    if (state.phase.type === 'vote') voteOnClaim(state, state.phase, seat, guilty, ctx);
  },
  offer({ phase }, seat, offers) {
    if (phase.type !== 'vote' || checkVote(phase.trial, seat, 'LO-21') !== null) return;
    offers.push({ type: 'vote', rule: 'LO-21', fields: { guilty: [true, false] } });
  },
};
