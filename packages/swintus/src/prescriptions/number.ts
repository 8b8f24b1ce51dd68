import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** A number card does nothing but lie there. */
export const number: CardRule = {
  rule: 'SW-10',
  fit: 'either',
  resolve: (state, seat, _play, ctx) => passTurn(state, seat, ctx),
};
