import { everybody, except, has, including, type Millis, nobody, type Seat, type SeatSet } from '@tasovka/kernel';

/** AC-1: everybody's hand on the deck (or on the card). What counts is each one's own reaction time. */
export interface Race {
  readonly due: Millis;
  /** Seats that have not slapped yet. */
  pending: SeatSet;
  /** Reaction times so far, by seat; null where there is none yet. */
  times: (Millis | null)[];
  /** The slowest so far; of equals the one who came later. */
  last: Seat | null;
  /** HR-3: the seats that have one hand down and owe the other; missing where one hand is enough. */
  half?: SeatSet;
}

export const startRace = (seats: number, out: SeatSet, due: Millis): Race => ({
  due,
  pending: everybody(seats) & ~out,
  times: Array<Millis | null>(seats).fill(null),
  last: null,
});

export function slap(race: Race, seat: Seat, ms: Millis): void {
  if (race.half !== undefined && !has(race.half, seat)) {
    race.half = including(race.half, seat);
    return;
  }
  race.pending = except(race.pending, seat);
  race.times[seat] = ms;
  const slowest = race.last === null ? -1 : (race.times[race.last] ?? -1);
  if (ms >= slowest) race.last = seat;
}

/** The seats that pay: all that have not slapped by now, or else the slowest. */
export function losers(race: Race): SeatSet {
  if (race.pending !== nobody) return race.pending;
  return race.last === null ? nobody : including(nobody, race.last);
}

/** AC-1: nobody reacts faster than this, and later than the race lasts nobody can. */
export const slapTimes = (slapMs: Millis) => ({ lowest: 80, highest: slapMs });
