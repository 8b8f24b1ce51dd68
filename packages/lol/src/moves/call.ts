import { except, has, including, nothing, refuse } from '@tasovka/kernel';
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
export const catchOut: Move<'catch'> = {
  check(state, seat, { seat: other }) {
    if (other !== seat && has(state.catchable, other)) return null;
    return has(state.declared, other) && other !== seat
      ? refuse('window-closed', 'LO-13')
      : refuse('bad-target', 'LO-13');
  },
  perform(state, seat, { seat: other }, ctx) {
    state.catchable = except(state.catchable, other);
    ctx.emit?.({ type: 'caught', seat: other, by: seat });
    take(state, other, 2, 'caught', ctx);
  },
  offer(state, seat, offers) {
    const others = except(state.catchable, seat);
    if (others === 0) return;
    const from = [];
    for (let other = 0; other < state.seats; other++) if (has(others, other)) from.push(other);
    offers.push({ type: 'catch', rule: 'LO-13', fields: { seat: from } });
  },
};
