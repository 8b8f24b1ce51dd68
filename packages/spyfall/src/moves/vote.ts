import type { Seat } from '@tasovka/kernel';
import { cast, checkBallot, isComplete } from '../ballot.ts';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { closeVote } from '../voting.ts';
import { type Move, yesOrNo } from './move.ts';

/** SP-20, SP-23: everybody but the accused votes openly, and nobody takes a vote back; an accuser has voted by accusing. */
export const vote: Move<'vote'> = {
  check: checkVoter,
  perform(state, seat, { guilty }, ctx) {
    const { phase } = state;
    if (phase.type !== 'vote' && phase.type !== 'final-vote') return;
    const ballot = cast(phase.ballot, seat, guilty);
    state.phase = { ...phase, ballot };
    const accused = phase.type === 'vote' ? phase.accusation.of : phase.suspect;
    ctx.emit?.({ type: 'voted', seat, guilty, accused });
    if (isComplete(ballot)) closeVote(state, ctx);
  },
  offer(state, seat, offers) {
    if (checkVoter(state, seat) === null) offers.push({ type: 'vote', rule: 'SP-20', fields: { guilty: yesOrNo } });
  },
};

function checkVoter({ phase }: State, seat: Seat): SpyfallRefusal | null {
  if (phase.type !== 'vote' && phase.type !== 'final-vote') return refuse('not-now', 'SP-20');
  return checkBallot(phase.ballot, seat, 'SP-20');
}
