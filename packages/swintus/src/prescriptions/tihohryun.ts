import { nobody } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** SW-22: silence for all until its player next lays a card; a newer one replaces an older. */
export const tihohryun: CardRule = {
  rule: 'SW-22',
  fit: 'either',
  resolve(state, seat, _play, ctx) {
    state.silence = seat;
    if (state.misheard) state.misheard = nobody;
    ctx.emit?.({ type: 'silence', seat });
    passTurn(state, seat, ctx);
  },
};
