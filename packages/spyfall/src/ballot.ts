import { everybody, except, has, including, type Millis, nobody, type Seat, type SeatSet } from '@tasovka/kernel';
import type { Votes } from './event.ts';
import { refuse, type SpyfallRefusal } from './refusal.ts';
import type { Ballot } from './state.ts';

export const opened = (voters: SeatSet, until: Millis): Ballot => ({ voters, yes: nobody, no: nobody, until });

export const cast = (ballot: Ballot, seat: Seat, yes: boolean): Ballot =>
  yes ? { ...ballot, yes: including(ballot.yes, seat) } : { ...ballot, no: including(ballot.no, seat) };

export const pending = (ballot: Ballot): SeatSet => ballot.voters & ~(ballot.yes | ballot.no);

export const isComplete = (ballot: Ballot): boolean => pending(ballot) === nobody;

/** A player who does not vote in time votes no, so only a full set of yes counts. */
export const unanimous = (ballot: Ballot): boolean => ballot.yes === ballot.voters;

const hasVoted = (ballot: Ballot, seat: Seat): boolean => has(ballot.yes | ballot.no, seat);

export function checkBallot(ballot: Ballot, seat: Seat, rule: 'SP-20' | 'SP-43'): SpyfallRefusal | null {
  if (!has(ballot.voters, seat)) return refuse('not-allowed', rule);
  return hasVoted(ballot, seat) ? refuse('already-done', rule) : null;
}

export const allBut = (seats: number, seat: Seat): SeatSet => except(everybody(seats), seat);

/** Votes are open: each seat's, as soon as it is cast. */
export function votesOf(ballot: Ballot): Votes {
  const votes: Record<string, boolean> = {};
  for (let seat = 0; ballot.voters >> seat !== 0; seat++) {
    if (hasVoted(ballot, seat)) votes[seat] = has(ballot.yes, seat);
  }
  return votes;
}
