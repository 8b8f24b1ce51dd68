import type { Offer, Seat } from '@tasovka/kernel';
import type { ActionOf, SpyfallAction } from '../actions.ts';
import type { Context } from '../event.ts';
import type { SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';

/** One thing a player can do: whether it may be done, what it does, and how it is offered. */
export interface Move<T extends SpyfallAction['type']> {
  /** Checks everything, changes nothing. */
  check(state: State, seat: Seat, action: ActionOf<T>): SpyfallRefusal | null;
  perform(state: State, seat: Seat, action: ActionOf<T>, ctx: Context): void;
  offer(state: State, seat: Seat, offers: Offer[]): void;
}

/** The seats a move may be aimed at, in order. */
export function seatsWhere({ seats }: State, fits: (seat: Seat) => boolean): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (fits(seat)) found.push(seat);
  return found;
}

export const yesOrNo = [true, false] as const;
