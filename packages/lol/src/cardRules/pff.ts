import type { CardRule } from '../cardRule.ts';
import { nextAfter, passTurn } from '../tableActions.ts';

/** LO-22: the next player's turn does not happen, as if it had never come. */
export const pff: CardRule = {
  rule: 'LO-22',
  resolve(state, seat, _card, _decided, ctx) {
    const skipped = nextAfter(state, seat);
    ctx.emit?.({ type: 'skipped', seat: skipped, by: seat });
    passTurn(state, skipped, ctx);
  },
};
