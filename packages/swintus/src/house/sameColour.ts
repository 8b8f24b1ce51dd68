import type { HouseRule } from '@tasovka/cards';
import { colourOf } from '../box.ts';
import type { Context } from '../event.ts';
import { type State, topOf } from '../state.ts';

/** HR-2: Хапёж is passed on by a Хапёж of the same colour alone. */
export const sameColour: HouseRule<State, Context> = {
  rule: 'HR-2',
  forbids: (state, _seat, card) => state.owed > 0 && colourOf[card] !== colourOf[topOf(state)],
};
