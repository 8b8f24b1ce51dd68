import { has, including, only, type Seat, seatsIn } from '@tasovka/kernel';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import { isSpy, type State, teamOf, teamSpy } from '../state.ts';
import { afterChoice, untaken } from '../team/lap.ts';
import { revealSpy } from '../team/naming.ts';
import type { Move } from './move.ts';

/** SP-52: one agent into the team. SP-53: if it is the spy, the round is over. */
export const choose: Move<'choose'> = {
  check: (state, seat, { seat: target }) =>
    checkChooser(state, seat) ?? (has(untaken(state), target) ? null : refuse('bad-target', 'SP-52')),
  perform(state, seat, { seat: target }, ctx) {
    if (state.phase.type !== 'choose') return;
    const { side } = state.phase;
    const team = teamOf(state);
    const [one, two] = team.taken;
    state.team = { ...team, taken: side === 0 ? [including(one, target), two] : [one, including(two, target)] };
    ctx.emit?.({ type: 'taken', captain: seat, seat: target });
    if (isSpy(state, target)) revealSpy(state, side, ctx);
    // SP-54: when only the spy is left, there is nothing more to choose.
    else if (untaken(state) === only(teamSpy(state))) revealSpy(state, null, ctx);
    else afterChoice(state, side, ctx);
  },
  offer(state, seat, offers) {
    if (checkChooser(state, seat) !== null) return;
    offers.push({ type: 'choose', rule: 'SP-52', fields: { seat: seatsIn(untaken(state)) } });
  },
};

/** Both ways of choosing are for the captain whose turn it is. */
export function checkChooser(state: State, seat: Seat): SpyfallRefusal | null {
  const { phase } = state;
  if (state.options.variant !== 'team') return refuse('not-allowed', 'SP-52');
  if (phase.type !== 'choose') return refuse('not-now', 'SP-52');
  return seat === teamOf(state).captains[phase.side] ? null : refuse('not-your-turn', 'SP-52');
}
