import type { Moves as MovesOf, Seat } from '@tasovka/kernel';
import type { SpyfallAction } from '../actions.ts';
import type { Context } from '../event.ts';
import type { SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';

export type Moves = MovesOf<State, SpyfallAction, SpyfallRefusal, Context>;
/** One thing a player can do. */
export type Move<T extends SpyfallAction['type']> = Moves[T];

/** The seats a move may be aimed at, in order. */
export function seatsWhere({ seats }: State, fits: (seat: Seat) => boolean): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (fits(seat)) found.push(seat);
  return found;
}

export const yesOrNo = [true, false] as const;
