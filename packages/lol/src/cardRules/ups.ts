import { except } from '@tasovka/kernel';
import type { CardRule } from '../cardRule.ts';
import type { Phase } from '../state.ts';
import { ask } from '../tableActions.ts';

const covering: Phase = { type: 'cover' };

/** LO-24: its player must cover it at once; until then no «ЛОЛ!» is due (LO-13). */
export const ups: CardRule = {
  rule: 'LO-24',
  halfMove: true,
  resolve(state, seat, _card, _decided, ctx) {
    state.catchable = except(state.catchable, seat);
    ask(state, covering, ctx);
    ctx.emit?.({ type: 'must-cover', seat });
  },
};
