import { catching } from '@tasovka/cards';
import { has, including, nobody, nothing, refuse, type SeatSet } from '@tasovka/kernel';
import { offend } from '../etiquette/offences.ts';
import type { Context } from '../event.ts';
import { pauseToLook } from '../pauseToLook.ts';
import { handOf, type State } from '../state.ts';
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
export const catchOut = catching<State, Context>({
  rule: 'SW-13',
  price: 3,
  check(state, seat, other) {
    if (other === seat || other >= state.seats) return refuse('bad-target', 'SW-13');
    if (has(state.catchable, other)) return null;
    const late = handOf(state, other).length === 1 && !has(state.declared, other);
    return refuse(late ? 'window-closed' : 'bad-target', 'SW-13');
  },
  /** Where mistakes are punished nobody is told who may be caught. */
  suspects: (state) => (state.options.mistakes === 'prevented' ? state.catchable : withOneCard(state)),
  take,
  after(state, caught, ctx) {
    pauseToLook(state, ctx);
    offend(state, 'broke', caught, ctx);
  },
});

function withOneCard(state: State): SeatSet {
  let found = nobody;
  for (let seat = 0; seat < state.seats; seat++) {
    if (handOf(state, seat).length === 1) found = including(found, seat);
  }
  return found;
}
