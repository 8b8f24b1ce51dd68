import { catching, look } from '@tasovka/cards';
import { except, has, including, nothing, refuse } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { take } from '../tableActions.ts';
import type { Move } from './move.ts';

/** LO-13: «ЛОЛ!», said once laying has left one card; not before. */
export const say: Move<'say'> = {
  check(state, seat) {
    if (has(state.catchable, seat)) return null;
    return has(state.declared, seat) ? refuse('already-done', 'LO-13') : refuse('not-now', 'LO-13');
  },
  perform(state, seat, _action, ctx) {
    state.catchable = except(state.catchable, seat);
    state.declared = including(state.declared, seat);
    ctx.emit?.({ type: 'said-lol', seat });
  },
  offer(state, seat, offers) {
    if (has(state.catchable, seat)) offers.push(offered);
  },
};

const offered = { type: 'say', rule: 'LO-13', fields: nothing, unprompted: true } as const;

/** LO-13: saying it instead of a player who forgot, for as long as that one card lasts; the forgetful one takes two. */
export const catchOut = catching<State, Context>({
  rule: 'LO-13',
  price: 2,
  check(state, seat, other) {
    if (other === seat) return refuse('bad-target', 'LO-13');
    if (has(state.catchable, other)) return null;
    return refuse(has(state.declared, other) ? 'window-closed' : 'bad-target', 'LO-13');
  },
  suspects: ({ catchable }) => catchable,
  take,
  after: (state, _caught, ctx) => look(state, ctx),
});
