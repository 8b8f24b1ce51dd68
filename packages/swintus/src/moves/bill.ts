import { nothing, refuse } from '@tasovka/kernel';
import { billsOf } from '../state.ts';
import { payBill } from '../tableActions.ts';
import type { Move } from './move.ts';

/** SW-84: the player who has just intercepted may return one bill, if they think of it before the next move. */
export const returnBill: Move<'returnBill'> = {
  check(state, seat) {
    if (state.mayReturn !== seat) return refuse('window-closed', 'SW-84');
    return billsOf(state, seat) > 0 ? null : refuse('not-now', 'SW-84');
  },
  perform(state, seat, _action, ctx) {
    state.mayReturn = null;
    payBill(state, seat, ctx);
  },
  offer(state, seat, offers) {
    if (state.mayReturn === seat && billsOf(state, seat) > 0) {
      offers.push({ type: 'returnBill', rule: 'SW-84', fields: nothing, unprompted: true });
    }
  },
};
