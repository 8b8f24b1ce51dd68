import { nextAfter, passTurn } from '../course.ts';
import type { Law } from '../law.ts';

/** LO-22: the next player's turn does not happen, as if it had never come. */
export const pff: Law = {
  rule: 'LO-22',
  acts(state, seat, _card, _decided, ctx) {
    const skipped = nextAfter(state, seat);
    ctx.emit?.({ type: 'skipped', seat: skipped, by: seat });
    passTurn(state, skipped, ctx);
  },
};
