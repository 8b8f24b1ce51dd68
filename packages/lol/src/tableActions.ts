import { type Card, type CommonCause, clockStart, drawInto } from '@tasovka/cards';
import { except, has, including, neighbour, type Seat } from '@tasovka/kernel';
import { nameOf, namesOf } from './box.ts';
import type { Context } from './event.ts';
import { handOf, type Phase, type State } from './state.ts';

/** What every rule does to the table: taking, counting cards, passing the turn, running out of cards. */

export const ordinaryTurn: Phase = { type: 'turn' };

/** LO-4: takes cards from the deck unseen, or what there is of them. */
export function take(state: State, seat: Seat, wanted: number, cause: CommonCause, ctx: Context): void {
  const hand = handOf(state, seat);
  const had = hand.length;
  const count = drawInto(state, hand, wanted, ctx.chance);
  handGrew(state, seat);
  ctx.emit?.({ type: 'took', seat, count, cause }, { [seat]: { cards: namesOf(hand.slice(had)) } });
}

/** LO-13: «ЛОЛ!» is about one card; with more in hand nothing is due and nothing was said. */
export function handGrew(state: State, seat: Seat): void {
  if (handOf(state, seat).length !== 1) forgetCall(state, seat);
}

/** LO-13: laying left one card, and «ЛОЛ!» is due until it is said. */
export function handShrank(state: State, seat: Seat): void {
  if (handOf(state, seat).length !== 1) forgetCall(state, seat);
  else if (!has(state.declared, seat)) state.catchable = including(state.catchable, seat);
}

export function forgetCall(state: State, seat: Seat): void {
  state.declared = except(state.declared, seat);
  state.catchable = except(state.catchable, seat);
}

/** Clockwise, always, over the seats still in. */
export const nextAfter = (state: State, seat: Seat): Seat => neighbour(seat, 1, state.seats, state.out);

export const passTurn = (state: State, from: Seat, ctx: Context): void => giveTurn(state, nextAfter(state, from), ctx);

/** LO-21: a ban ends when its player's turn comes. Being hit by a plus is no turn until it is passed on. */
export function giveTurn(state: State, seat: Seat, ctx: Context): void {
  state.turn = seat;
  if (state.silence === seat && state.owed === 0) endSilence(state, ctx);
  ask(state, ordinaryTurn, ctx);
}

export function endSilence(state: State, ctx: Context): void {
  ctx.emit?.({ type: 'silence-over', seat: state.silence });
  state.silence = null;
}

/** The owner of the turn is asked for something, and begins to think. */
export function ask(state: State, phase: Phase, ctx: Context): void {
  state.phase = phase;
  state.thinking = clockStart(state, ctx.now);
}

/** LO-15: the round ends the moment somebody has no cards. */
export function endRound(state: State, winner: Seat, closing: Card, ctx: Context): void {
  state.phase = { type: 'over', winner, closing };
  ctx.emit?.({
    type: 'round-won',
    seat: winner,
    card: nameOf(closing),
    hands: Object.fromEntries(state.hands.map((hand, seat) => [seat, namesOf(hand)])),
  });
}
