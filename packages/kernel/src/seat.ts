import type { NumberOf } from './number.ts';

/** A place at the table: 0 first, then clockwise. */
export type Seat = NumberOf<'seat'>;

/** Who looks: somebody seated, somebody watching, or the judge who may see everything (scenarios and the lab only). */
export type Viewer = Seat | 'spectator' | 'judge';

/** A set of seats, one bit each: small enough to copy, compare and save as a number. */
export type SeatSet = NumberOf<'seats'>;

export const nobody: SeatSet = 0;
export const everybody = (seats: number): SeatSet => (1 << seats) - 1;
export const only = (seat: Seat): SeatSet => 1 << seat;
export const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
export const including = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat);
export const except = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat);

const lists: (readonly Seat[])[] = [];

/** The seats of a set, ascending: the same list for the same set, so that lists in pictures are compared at a glance. */
export const seatsIn = (set: SeatSet): readonly Seat[] => {
  lists[set] ??= listOf(set);
  return lists[set];
};

function listOf(set: SeatSet): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; set >> seat !== 0; seat++) if (has(set, seat)) seats.push(seat);
  return seats;
}

export const seatSet = (seats: Iterable<Seat>): SeatSet => {
  let set = nobody;
  for (const seat of seats) set = including(set, seat);
  return set;
};

/** The next seat in a direction (1 clockwise, -1 against), passing over those who are out. */
export function neighbour(seat: Seat, direction: 1 | -1, seats: number, out: SeatSet = nobody): Seat {
  let next = seat;
  do {
    next += direction;
    if (next === seats) next = 0;
    else if (next < 0) next = seats - 1;
  } while (has(out, next) && next !== seat);
  return next;
}
