import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** SW-20, SW-21: the next player takes three more than was owed before, or passes it on. */
export const hapyozh: Law = {
  rule: 'SW-20',
  fit: 'either',
  acts(state, seat, _play, ctx) {
    state.owed += 3;
    passTurn(state, seat, ctx);
    ctx.emit?.({ type: 'owes', seat: state.turn, count: state.owed });
  },
};
