import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** LO-10: a number card does nothing but lie there. */
export const number: CardRule = {
  rule: 'LO-10',
  resolve: (state, seat, _card, _decided, ctx) => passTurn(state, seat, ctx),
};
