import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** SW-22: silence for all until its player next lays a card; a newer one replaces an older. */
export const tihohryun: Law = {
  rule: 'SW-22',
  fit: 'either',
  acts(state, seat, _play, ctx) {
    state.silence = seat;
    ctx.emit?.({ type: 'silence', seat });
    passTurn(state, seat, ctx);
  },
};
