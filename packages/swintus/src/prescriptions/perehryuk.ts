import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** SW-24: the direction of play turns round. */
export const perehryuk: CardRule = {
  rule: 'SW-24',
  fit: 'either',
  resolve(state, seat, _play, ctx) {
    state.direction = state.direction === 1 ? -1 : 1;
    ctx.emit?.({ type: 'turned-round', seat, direction: state.direction });
    passTurn(state, seat, ctx);
  },
};
