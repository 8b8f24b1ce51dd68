import type { Seat } from '@tasovka/kernel';
import { cast, checkBallot, isComplete, unanimous, votesOf } from '../ballot.ts';
import { resume } from '../clock.ts';
import { othersWin, spyEscapes } from '../ending.ts';
import type { Context } from '../event.ts';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { type Move, yesOrNo } from './move.ts';

/** SP-43: the others agree that the dark card is turned over, or they do not. */
export const agree: Move<'agree'> = {
  check: checkVoter,
  perform(state, seat, { yes }, ctx) {
    const { phase } = state;
    if (phase.type !== 'agree') return;
    const ballot = cast(phase.ballot, seat, yes);
    state.phase = { ...phase, ballot };
    ctx.emit?.({ type: 'agreed', seat, yes, pointer: phase.pointer });
    if (isComplete(ballot)) closeAgreement(state, ctx);
  },
  offer(state, seat, offers) {
    if (checkVoter(state, seat) === null) offers.push({ type: 'agree', rule: 'SP-43', fields: { yes: yesOrNo } });
  },
};

function checkVoter({ phase }: State, seat: Seat): SpyfallRefusal | null {
  return phase.type === 'agree' ? checkBallot(phase.ballot, seat, 'SP-43') : refuse('not-now', 'SP-43');
}

/** SP-43: if all agree, the dark card is shown; otherwise the round goes on. */
export function closeAgreement(state: State, ctx: Context): void {
  const { phase } = state;
  if (phase.type !== 'agree') return;
  const all = unanimous(phase.ballot);
  ctx.emit?.({ type: 'agreement-closed', pointer: phase.pointer, unanimous: all, votes: votesOf(phase.ballot) });
  if (!all) resume(state, ctx);
  else if (state.deal.spy === 'dark') othersWin(state, ctx, 'dark-spy', { shown: 'dark' });
  else spyEscapes(state, ctx, 'dark-location', { shown: 'dark' });
}
