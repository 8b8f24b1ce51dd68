import type { GameContext, GameEvent, Offer, Seat } from '@tasovka/kernel';
import type { CardRefusal } from './reasons.ts';

/** One thing a player can do: whether it may be done, what it does, and how it is offered. */
export interface MoveOf<State, Action, Event extends GameEvent> {
  /** Checks everything, changes nothing. */
  check(state: State, seat: Seat, action: Action): CardRefusal | null;
  perform(state: State, seat: Seat, action: Action, ctx: GameContext<Event>): void;
  offer(state: State, seat: Seat, offers: Offer[]): void;
}

/** A move is checked, then made. */
export function makeMove<State, Action, Event extends GameEvent>(
  move: MoveOf<State, Action, Event>,
  state: State,
  seat: Seat,
  action: Action,
  ctx: GameContext<Event>,
): CardRefusal | null {
  const refusal = move.check(state, seat, action);
  if (refusal === null) move.perform(state, seat, action, ctx);
  return refusal;
}
