import { everybody, except, including, type Millis, nobody, type Seat, type SeatSet } from '@tasovka/kernel';

/** AC-1: everybody's hand on the deck (or on the card). What counts is each one's own reaction time. */
export interface Race {
  readonly due: Millis;
  /** Who has not slapped yet. */
  pending: SeatSet;
  /** Reaction times so far, by seat; null where there is none yet. */
  times: (Millis | null)[];
  /** The slowest so far; of equals the one who came later. */
  last: Seat | null;
}

export const startRace = (seats: number, out: SeatSet, due: Millis): Race => ({
  due,
  pending: everybody(seats) & ~out,
  times: Array<Millis | null>(seats).fill(null),
  last: null,
});

export function slap(race: Race, seat: Seat, ms: Millis): void {
  race.pending = except(race.pending, seat);
  race.times[seat] = ms;
  const slowest = race.last === null ? -1 : (race.times[race.last] ?? -1);
  if (ms >= slowest) race.last = seat;
}

/** Who pays: all who have not slapped by now, or else the slowest. */
export function losers(race: Race): SeatSet {
  if (race.pending !== nobody) return race.pending;
  return race.last === null ? nobody : including(nobody, race.last);
}

/** AC-1: nobody reacts faster than this, and later than the race lasts nobody can. */
export const slapTimes = (slapMs: Millis) => ({ lowest: 80, highest: slapMs });
