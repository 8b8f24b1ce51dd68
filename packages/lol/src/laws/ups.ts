import { except } from '@tasovka/kernel';
import { ask } from '../course.ts';
import type { Law } from '../law.ts';
import type { Phase } from '../state.ts';

const covering: Phase = { type: 'cover' };

/** LO-24: its player must cover it at once; until then no «ЛОЛ!» is due (LO-13). */
export const ups: Law = {
  rule: 'LO-24',
  halfMove: true,
  acts(state, seat, _card, _decided, ctx) {
    state.catchable = except(state.catchable, seat);
    ask(state, covering, ctx);
    ctx.emit?.({ type: 'must-cover', seat });
  },
};
