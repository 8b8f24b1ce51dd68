import type { HouseRule } from '@tasovka/cards';
import { colourOf, isJoker } from '../box.ts';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';

/** HR-2: a plus is passed on by one of the colour to follow, or by a joker. */
export const sameColour: HouseRule<State, Context> = {
  rule: 'HR-2',
  forbids: (state, _seat, card) => state.owed > 0 && !isJoker(card) && colourOf[card] !== state.colour,
};
