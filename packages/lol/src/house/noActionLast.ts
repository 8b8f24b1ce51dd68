import type { HouseRule } from '@tasovka/cards';
import { familyOf, isNumber } from '../box.ts';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';

/** HR-4: a round is closed with a number. Упс! is only half a move, and what covers it is looked at by itself (LO-24). */
export const noActionLast: HouseRule<State, Context> = {
  rule: 'HR-4',
  forbids: (_state, _seat, card, left) => left === 0 && !isNumber(card) && familyOf[card] !== 'ups',
};
