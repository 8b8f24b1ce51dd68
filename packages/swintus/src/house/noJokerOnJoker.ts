import type { HouseRule } from '@tasovka/cards';
import { familyOf } from '../box.ts';
import type { Context } from '../event.ts';
import { type State, topOf } from '../state.ts';

/** HR-11: no Полисвин on a Полисвин, in turn or out of it. */
export const noJokerOnJoker: HouseRule<State, Context> = {
  rule: 'HR-11',
  forbids: (state, _seat, card) => familyOf[card] === 'polisvin' && familyOf[topOf(state)] === 'polisvin',
};
