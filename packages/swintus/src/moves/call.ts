import { except, has, including, nothing, refuse } from '@tasovka/kernel';
import { offend } from '../etiquette/offences.ts';
import { handOf } from '../state.ts';
import { take } from '../tableActions.ts';
import type { Move } from './move.ts';

/** SW-13: «Свинтус!», to be said before the last-but-one card goes. Said late it does not help, said needlessly it costs nothing. */
export const declare: Move<'declare'> = {
  check: (state, seat) => (has(state.declared, seat) ? refuse('already-done', 'SW-13') : null),
  perform(state, seat, _action, ctx) {
    state.declared = including(state.declared, seat);
    ctx.emit?.({ type: 'declared', seat });
  },
  offer(state, seat, offers) {
    if (!has(state.declared, seat)) offers.push(offered);
  },
};

const offered = { type: 'declare', rule: 'SW-13', fields: nothing, unprompted: true } as const;

/** SW-13: an opponent with one card who did not say it takes three, until the next player moves. */
export const catchOut: Move<'catch'> = {
  check(state, seat, { seat: other }) {
    if (other === seat || other >= state.seats) return refuse('bad-target', 'SW-13');
    if (has(state.catchable, other)) return null;
    const late = handOf(state, other).length === 1 && !has(state.declared, other);
    return late ? refuse('window-closed', 'SW-13') : refuse('bad-target', 'SW-13');
  },
  perform(state, seat, { seat: other }, ctx) {
    state.catchable = except(state.catchable, other);
    ctx.emit?.({ type: 'caught', seat: other, by: seat });
    take(state, other, 3, 'caught', ctx);
    offend(state, 'broke', other, ctx);
  },
  offer(state, seat, offers) {
    const marked = state.options.mistakes === 'prevented';
    if (marked && state.catchable === 0) return;
    const from = [];
    for (let other = 0; other < state.seats; other++) {
      const maybe = marked ? has(state.catchable, other) : handOf(state, other).length === 1;
      if (maybe && other !== seat) from.push(other);
    }
    if (from.length > 0) offers.push({ type: 'catch', rule: 'SW-13', fields: { seat: from } });
  },
};
