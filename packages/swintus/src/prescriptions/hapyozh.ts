import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** SW-20, SW-21: the next player takes three more than was owed before, or passes it on. */
export const hapyozh: CardRule = {
  rule: 'SW-20',
  fit: 'either',
  resolve(state, seat, _play, ctx) {
    state.owed += 3;
    passTurn(state, seat, ctx);
    ctx.emit?.({ type: 'owes', seat: state.turn, count: state.owed });
  },
};
