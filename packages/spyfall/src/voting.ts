import type { Millis, Seat } from '@tasovka/kernel';
import { allBut, opened, unanimous, votesOf } from './ballot.ts';
import { look, resume, stopClock } from './clock.ts';
import { finish, innocentPoints, innocents, othersWin, share, spyWins } from './ending.ts';
import type { Context } from './event.ts';
import { house } from './house/index.ts';
import { type Ballot, isSpy, type State } from './state.ts';

/** SP-32: one point more for the first player who accused the spy. */
const firstAccuserPoints = 1;

/** SP-20, SP-43: all but one vote. */
export const ballotWithout = (state: State, seat: Seat, from: Millis): Ballot =>
  opened(allBut(state.seats, seat), from + state.options.voteMs);

/** All have voted, or their time is over. */
export function closeVote(state: State, ctx: Context): void {
  const { phase } = state;
  if (phase.type !== 'vote' && phase.type !== 'final-vote') return;
  const { ballot } = phase;
  const accused = phase.type === 'vote' ? phase.accusation.of : phase.suspect;
  const guilty = house.carries(state, ballot);
  const short = guilty && !unanimous(ballot);
  ctx.emit?.({
    type: 'vote-closed',
    accused,
    unanimous: guilty,
    votes: votesOf(ballot),
    ...(short && { majority: true }),
  });
  if (guilty) reveal(state, accused, phase.type === 'final-vote', ctx);
  else if (phase.type === 'vote') resume(state, ctx);
  else suspectNext(state, accused, ctx);
}

/** The card of the player all accuse is shown: SP-20 before time is up, SP-23 after. */
function reveal(state: State, accused: Seat, isFinal: boolean, ctx: Context): void {
  if (!isSpy(state, accused)) spyWins(state, ctx, 'innocent', { shown: accused });
  else if (isFinal) othersWin(state, ctx, 'exposed', { shown: accused });
  else exposeEarly(state, accused, ctx);
}

/** SP-32: the first accuser of the spy in this round counts, even if that vote failed. */
function exposeEarly(state: State, spy: Seat, ctx: Context): void {
  const winners = innocents(state);
  const first = state.accusations.find((accusation) => accusation.of === spy);
  const points = share(state, winners, innocentPoints).map((own, seat) =>
    seat === first?.by ? own + firstAccuserPoints : own,
  );
  finish(state, ctx, { how: 'exposed', winners, points, shown: spy });
}

/** SP-23: time is up. Votes are held on everybody in turn, the dealer first. */
export function beginFinalVotes(state: State, ctx: Context): void {
  stopClock(state, ctx);
  ctx.emit?.({ type: 'time-up' });
  suspect(state, state.dealer, ctx);
}

function suspect(state: State, seat: Seat, ctx: Context): void {
  state.phase = { type: 'final-vote', suspect: seat, ballot: ballotWithout(state, seat, look(state, ctx)) };
  ctx.emit?.({ type: 'suspected', accused: seat });
}

/** SP-23: if no vote is unanimous, the spy gets away. */
function suspectNext(state: State, last: Seat, ctx: Context): void {
  const next = (last + 1) % state.seats;
  if (next === state.dealer) spyWins(state, ctx, 'escaped');
  else suspect(state, next, ctx);
}
