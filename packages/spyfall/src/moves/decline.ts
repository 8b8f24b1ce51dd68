import { including } from '@tasovka/kernel';
import { teamOf } from '../state.ts';
import { afterChoice } from '../team/lap.ts';
import { checkChooser } from './choose.ts';
import type { Move } from './move.ts';

/** SP-52: a captain who declines has finished the round; the other goes on. */
export const decline: Move<'decline'> = {
  check: checkChooser,
  perform(state, seat, _action, ctx) {
    if (state.phase.type !== 'choose') return;
    const team = teamOf(state);
    state.team = { ...team, done: including(team.done, seat) };
    ctx.emit?.({ type: 'declined', captain: seat });
    afterChoice(state, state.phase.side, ctx);
  },
  offer(state, seat, offers) {
    if (checkChooser(state, seat) === null) offers.push({ type: 'decline', rule: 'SP-52', fields: {} });
  },
};
