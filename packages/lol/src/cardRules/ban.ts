import { nobody } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import { passTurn } from '../tableActions.ts';

/** LO-21: nobody talks until its player's next turn comes; a newer ban replaces an older. */
export const ban: CardRule = {
  rule: 'LO-21',
  resolve(state, seat, _card, _decided, ctx) {
    ctx.emit?.({ type: 'silence', seat });
    state.silence = seat;
    if (state.misheard) state.misheard = nobody;
    passTurn(state, seat, ctx);
  },
};
