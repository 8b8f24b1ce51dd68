import type { HouseRule } from '@tasovka/cards';
import { isJoker } from '../box.ts';
import type { Context } from '../event.ts';
import { type State, topOf } from '../state.ts';

/** HR-11: no joker on a joker, so ЛОЛ! cannot be passed on either. */
export const noJokerOnJoker: HouseRule<State, Context> = {
  rule: 'HR-11',
  forbids: (state, _seat, card) => isJoker(card) && isJoker(topOf(state)),
};
