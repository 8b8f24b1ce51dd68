import type { Seat } from '@tasovka/kernel';
import type { Card } from '../hand.ts';
import type { CardContext, CardState } from '../state.ts';
import type { HouseRule } from './houseRule.ts';

interface Parts<State, Context> {
  isNumber(card: Card): boolean;
  readonly rankOf: readonly number[];
  giveTurn(state: State, seat: Seat, ctx: Context): void;
}

/** How many different numbers a deck must have: where all cards were of the day, one turn would be the whole round. */
export const fewestNumbers = 3;

/** HR-6: one number of this round is the card of the day; whoever lays it, in an ordinary turn or out of it, moves again. */
export const cardOfTheDay = <State extends CardState, Context extends CardContext>({
  isNumber,
  rankOf,
  giveTurn,
}: Parts<State, Context>): HouseRule<State, Context> => ({
  rule: 'HR-6',
  dealt(state, ctx) {
    const ranks = new Set(
      [...state.deck, ...state.pile, ...state.hands.flat()].filter(isNumber).map((card) => rankOf[card] ?? 0),
    );
    state.day = ctx.fixed.day ?? ctx.chance.pick([...ranks].sort((a, b) => a - b));
    ctx.emit?.({ type: 'day', value: state.day });
  },
  laid(state, seat, card, ctx) {
    const { day, phase } = state;
    if (day === undefined || phase.type !== 'turn' || !isNumber(card) || rankOf[card] !== day) return;
    giveTurn(state, seat, ctx);
    ctx.emit?.({ type: 'moves-again', seat, value: day });
  },
});
