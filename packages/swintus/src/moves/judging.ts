import type { CardRefusal } from '@tasovka/cards';
import { trialMs } from '@tasovka/cards';
import { nothing, refuse, type Seat } from '@tasovka/kernel';
import { charge, disputeCharge, mayVote, uphold, voteOnCharge } from '../etiquette/charge.ts';
import { checkGift, giftSize, giveCards } from '../etiquette/give.ts';
import { etiquetteCardOf } from '../etiquette/index.ts';
import { shmotrun } from '../etiquette/shmotrun.ts';
import { handOf, type State } from '../state.ts';
import type { Move } from './move.ts';
import { isFrozen, others } from './turn.ts';

/** SW-58, SW-61: handing over the two cards one owes. */
export const give: Move<'give'> = {
  check(state, seat, { cards }) {
    if (state.phase.type !== 'give') return refuse('not-now', 'SW-58');
    if (state.phase.from !== seat) return refuse('not-your-turn', 'SW-58');
    return checkGift(state, state.phase, cards);
  },
  perform(state, _seat, { cards }, ctx) {
    if (state.phase.type === 'give') giveCards(state, state.phase, cards, ctx);
  },
  offer(state, seat, offers) {
    if (state.phase.type !== 'give' || state.phase.from !== seat) return;
    const size = giftSize(state, state.phase);
    const cards = { from: handOf(state, seat), least: size, most: size };
    offers.push({ type: 'give', rule: 'SW-58', fields: { cards } });
  },
};

/** AC-2: at one table people say who broke the silence. */
export const claim: Move<'claim'> = {
  check: (state, seat, { seat: against }) =>
    checkClaim(state) ?? (against === seat || against >= state.seats ? refuse('bad-target', 'SW-22') : null),
  perform(state, seat, { seat: against }, ctx) {
    ctx.emit?.({ type: 'claimed', seat, against, act: 'spoke' });
    charge(state, { by: seat, against, gift: null }, trialMs, state.phase, ctx);
  },
  offer(state, seat, offers) {
    if (checkClaim(state) !== null) return;
    offers.push({
      type: 'claim',
      rule: 'SW-22',
      fields: { act: ['spoke'], seat: others(state, seat) },
      unprompted: true,
    });
  },
};

function checkClaim(state: State): CardRefusal | null {
  if (state.options.place !== 'table') return refuse('not-allowed', 'SW-22');
  return state.silence === null || isFrozen(state) ? refuse('not-now', 'SW-22') : null;
}

/** SW-59: taking what one is charged with. */
export const accept: Move<'accept'> = {
  check: (state, seat) => checkAnswer(state, seat),
  perform(state, _seat, _action, ctx) {
    if (state.phase.type === 'answer') uphold(state, state.phase, ctx);
  },
  offer(state, seat, offers) {
    if (checkAnswer(state, seat) === null) offers.push({ type: 'accept', rule: 'SW-59', fields: nothing });
  },
};

/** SW-62: at one table a claim may be disputed; what the table itself has seen may not, nor a wink (SW-58). */
export const dispute: Move<'dispute'> = {
  check: (state, seat) => checkDispute(state, seat),
  perform(state, _seat, _action, ctx) {
    if (state.phase.type === 'answer') disputeCharge(state, state.phase, ctx);
  },
  offer(state, seat, offers) {
    if (checkDispute(state, seat) === null) offers.push({ type: 'dispute', rule: 'SW-62', fields: nothing });
  },
};

function checkAnswer(state: State, seat: Seat): CardRefusal | null {
  if (state.phase.type !== 'answer') return refuse('not-now', 'SW-59');
  return state.phase.charge.against === seat ? null : refuse('not-allowed', 'SW-59');
}

function checkDispute(state: State, seat: Seat): CardRefusal | null {
  const refusal = checkAnswer(state, seat);
  if (refusal || state.phase.type !== 'answer') return refusal;
  const { gift } = state.phase.charge;
  const played = gift === null ? null : etiquetteCardOf(gift.card);
  const claimed = played === null || (played?.claimed && played !== shmotrun);
  return state.options.place === 'table' && claimed ? null : refuse('not-allowed', 'SW-62');
}

/** Those not involved decide a disputed claim. */
export const vote: Move<'vote'> = {
  check: (state, seat) => (state.phase.type === 'vote' ? mayVote(state.phase, seat) : refuse('not-now', 'SW-62')),
  perform(state, seat, { guilty }, ctx) {
    if (state.phase.type === 'vote') voteOnCharge(state, state.phase, seat, guilty, ctx);
  },
  offer(state, seat, offers) {
    if (state.phase.type !== 'vote' || mayVote(state.phase, seat) !== null) return;
    offers.push({ type: 'vote', rule: 'SW-62', fields: { guilty: [true, false] } });
  },
};
