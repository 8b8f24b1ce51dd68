import type { Input, Signal } from './game.ts';
import type { Action, Offer } from './offer.ts';
import type { Seat } from './seat.ts';

/** One thing a player can do: whether it may be done, what it does, and how it is offered. */
export interface Move<State, Action, Refused, Context> {
  /** Checks everything, changes nothing. */
  check(state: State, seat: Seat, action: Action): Refused | null;
  perform(state: State, seat: Seat, action: Action, ctx: Context): void;
  offer(state: State, seat: Seat, offers: Offer[]): void;
}

/** Everything a player can do, by the name of the action. */
export type Moves<State, A extends Action, Refused, Context> = {
  readonly [Type in A['type']]: Move<State, Extract<A, { type: Type }>, Refused, Context>;
};

/** A move is checked, then made. */
export function makeMove<State, Action, Refused, Context>(
  move: Move<State, Action, Refused, Context>,
  state: State,
  seat: Seat,
  action: Action,
  ctx: Context,
): Refused | null {
  const refusal = move.check(state, seat, action);
  if (refusal === null) move.perform(state, seat, action, ctx);
  return refusal;
}

/** The move that is filed under the type of an action is made. */
export function makeMoveOf<State, A extends Action, Refused, Context, Type extends A['type']>(
  moves: Moves<State, A, Refused, Context>,
  type: Type,
  state: State,
  seat: Seat,
  action: Extract<A, { type: Type }>,
  ctx: Context,
): Refused | null {
  const move: Moves<State, A, Refused, Context>[Type] = moves[type];
  return makeMove(move, state, seat, action, ctx);
}

/** What a game does with each kind of input. */
export interface Inputs<State, Action, Refused, Context> {
  act(state: State, seat: Seat, action: Action, ctx: Context): Refused | null;
  deadline(state: State, ctx: Context): void;
  /** Missing where talk, gestures and absences are no part of the rules. */
  hear?(state: State, seat: Seat, signal: Signal, ctx: Context): void;
}

/** The `apply` of a game. */
export const applyBy =
  <State, Action, Refused, Context>({ act, deadline, hear }: Inputs<State, Action, Refused, Context>) =>
  (state: State, input: Input<Action>, ctx: Context): Refused | null => {
    if (input.kind === 'act') return act(state, input.seat, input.action, ctx);
    if (input.kind === 'deadline') deadline(state, ctx);
    else hear?.(state, input.seat, input.signal, ctx);
    return null;
  };
