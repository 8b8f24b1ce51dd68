import type { Ctx, Offer, Refusal, Seat } from '@tasovka/kernel';
import type { ActionOf, LolAction } from '../actions.ts';
import type { State } from '../state.ts';

/** One thing a player can do: whether it may be done, what it does, and how it is offered. */
export interface Move<T extends LolAction['type']> {
  /** Checks everything, changes nothing. */
  check(state: State, seat: Seat, action: ActionOf<T>): Refusal | null;
  perform(state: State, seat: Seat, action: ActionOf<T>, ctx: Ctx): void;
  offer(state: State, seat: Seat, offers: Offer[]): void;
}
