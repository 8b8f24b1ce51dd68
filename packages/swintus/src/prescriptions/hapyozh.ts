import type { CardRule } from '../cardRule.ts';
import { giveTurn, nextAfter } from '../tableActions.ts';

/** SW-20, SW-21: the next player takes three more than was owed before, or passes it on. A turn won meanwhile waits (SW-59). */
export const hapyozh: CardRule = {
  rule: 'SW-20',
  fit: 'either',
  resolve(state, seat, _play, ctx) {
    state.owed += 3;
    giveTurn(state, nextAfter(state, seat), ctx);
    ctx.emit?.({ type: 'owes', seat: state.turn, count: state.owed });
  },
};
