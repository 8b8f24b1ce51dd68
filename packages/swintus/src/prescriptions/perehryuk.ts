import { passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** SW-24: the direction of play turns round. */
export const perehryuk: Law = {
  rule: 'SW-24',
  fit: 'either',
  acts(state, seat, _play, ctx) {
    state.direction = state.direction === 1 ? -1 : 1;
    ctx.emit?.({ type: 'turned-round', seat, direction: state.direction });
    passTurn(state, seat, ctx);
  },
};
