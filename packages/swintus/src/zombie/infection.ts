import { clockStart, removeCard } from '@tasovka/cards';
import { neighbour, type Seat } from '@tasovka/kernel';
import { nameOf, namesOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { handOf, makePhase, type PhaseOf, type State } from '../state.ts';
import { endsRound, handGrew, handShrank, laidOne, ordinaryTurn, passTurn } from '../tableActions.ts';

/** SW-71: a virus or vaccine goes on its own colour and does not stay; until its window closes it lies open (SW-73). */
export const infection: CardRule = {
  rule: 'SW-71',
  outlastsHand: true,
  fit: 'colour',
  place(state, seat, { card }, ctx) {
    removeCard(handOf(state, seat), card);
    laidOne(state, seat);
    ctx.emit?.({ type: 'laid', seat, card: nameOf(card), window: state.playCount });
  },
  resolve(state, seat, { card }, ctx) {
    passAfterInfection(state, seat, ctx);
    state.phase = makePhase('virus', { card, by: seat, due: clockStart(state, ctx.now) + state.options.windowMs });
  },
};

/** SW-72: with two players, who infects moves again at once. */
function passAfterInfection(state: State, seat: Seat, ctx: Context): void {
  passTurn(state, seat, ctx);
  if (state.seats === 2) state.turn = seat;
}

/** SW-71: always the neighbour against the direction of play. */
export const infected = (state: State, by: Seat): Seat => neighbour(by, state.direction === 1 ? -1 : 1, state.seats);

function takeInfection(state: State, by: Seat, cards: readonly number[], ctx: Context): void {
  const seat = infected(state, by);
  handOf(state, seat).push(...cards);
  handGrew(state, seat);
  ctx.emit?.({ type: 'infected', seat, by, cards: namesOf(cards) });
}

/** The window is closed: the card is taken, and a hand it emptied has won. */
export function landInfection(state: State, { card, by }: PhaseOf<'virus'>, ctx: Context): void {
  state.phase = ordinaryTurn;
  state.interceptable = false;
  takeInfection(state, by, [card], ctx);
  endsRound(state, by, ctx);
}

/** SW-73: the copy is laid as well; the interceptor's neighbour takes both at once, as there is no third. */
export function interceptInfection(state: State, { card, by }: PhaseOf<'virus'>, seat: Seat, ctx: Context): void {
  removeCard(handOf(state, seat), card);
  laidOne(state, seat);
  state.interceptable = false;
  ctx.emit?.({ type: 'intercepted', seat, card: nameOf(card), window: state.playCount });
  handShrank(state, seat);
  takeInfection(state, seat, [card, card], ctx);
  passAfterInfection(state, seat, ctx);
  if (!endsRound(state, by, ctx)) endsRound(state, seat, ctx);
}
