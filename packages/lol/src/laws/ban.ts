import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** LO-21: nobody talks until its player's next turn comes; a newer ban replaces an older. */
export const ban: Law = {
  rule: 'LO-21',
  acts(state, seat, _card, _decided, ctx) {
    ctx.emit?.({ type: 'silence', seat });
    state.silence = seat;
    passTurn(state, seat, ctx);
  },
};
