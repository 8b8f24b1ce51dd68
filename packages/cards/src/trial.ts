import {
  everybody,
  except,
  has,
  including,
  type Millis,
  nobody,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@tasovka/kernel';
import type { CardRefusal } from './reasons.ts';

/** How long people may make up their minds about a disputed claim. */
export const trialMs = 10_000;
/** How long who was heard by their own microphone may say that it was a cough, or the dog. */
export const overheardMs = 5000;

/** AC-2: nobody accuses but one's own microphone. All others are not involved, and vote. */
export const isOverheard = ({ by, against }: { readonly by: Seat; readonly against: Seat }): boolean => by === against;

/** A disputed claim: those not involved vote; a tie, or nobody voting, clears the accused. */
export interface Trial {
  readonly by: Seat;
  readonly against: Seat;
  readonly due: Millis;
  pending: SeatSet;
  guilty: SeatSet;
  cleared: SeatSet;
}

export const startTrial = (by: Seat, against: Seat, seats: number, out: SeatSet, now: Millis): Trial => ({
  by,
  against,
  due: now + trialMs,
  pending: except(except(everybody(seats) & ~out, by), against),
  guilty: nobody,
  cleared: nobody,
});

export function checkVote(trial: Trial, seat: Seat, rule: string): CardRefusal | null {
  if (seat === trial.by || seat === trial.against) return refuse('not-allowed', rule);
  return has(trial.pending, seat) ? null : refuse('already-done', rule);
}

export function castVote(trial: Trial, seat: Seat, guilty: boolean): void {
  trial.pending = except(trial.pending, seat);
  if (guilty) trial.guilty = including(trial.guilty, seat);
  else trial.cleared = including(trial.cleared, seat);
}

export const isGuilty = (trial: Trial): boolean => seatsIn(trial.guilty).length > seatsIn(trial.cleared).length;

export const votesOf = (trial: Trial): Record<string, boolean> => ({
  ...Object.fromEntries(seatsIn(trial.guilty).map((seat) => [seat, true])),
  ...Object.fromEntries(seatsIn(trial.cleared).map((seat) => [seat, false])),
});
