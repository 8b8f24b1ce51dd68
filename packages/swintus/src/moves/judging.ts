import { isOverheard, judging, overheardMs, trialMs } from '@tasovka/cards';
import { refuse } from '@tasovka/kernel';
import { charge, dismiss, punish, resume } from '../etiquette/charge.ts';
import { checkGift, giftSize, giveCards } from '../etiquette/give.ts';
import { etiquetteCardOf } from '../etiquette/index.ts';
import { shmotrun } from '../etiquette/shmotrun.ts';
import type { Context } from '../event.ts';
import { type Charge, handOf, makePhase, type State } from '../state.ts';
import type { Move } from './move.ts';
import { isFrozen } from './turn.ts';

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

/** SW-22, SW-59, SW-62, AC-2: a broken silence, or an etiquette card that claims its act. */
export const { claim, accept, dispute, vote, overhear, uphold, verdict } = judging<State, Charge, Context>({
  rules: { claim: 'SW-22', answer: 'SW-59', dispute: 'SW-62' },
  isOpen: (state) => !isFrozen(state),
  accuse(state, by, against, ctx) {
    const made = { by, against, gift: null };
    charge(state, made, isOverheard(made) ? overheardMs : trialMs, state.phase, ctx);
  },
  pauseOf: ({ phase }) => (phase.type === 'answer' || phase.type === 'vote' ? phase : null),
  /** Whether somebody spoke may be disputed, and at one table a claim; what the table itself has seen may not, nor a wink (SW-58). */
  mayDispute(state, { gift }) {
    if (gift === null) return true;
    const played = etiquetteCardOf(gift.card);
    return state.options.place === 'table' && played?.claimed === true && played !== shmotrun;
  },
  putToVote(state, { charge: made, resume: back }, trial) {
    state.phase = makePhase('vote', { charge: made, trial, resume: back });
  },
  resume,
  punish,
  dismiss,
});
