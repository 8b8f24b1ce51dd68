import { refuse } from '../refusal.ts';
import { teamOf } from '../state.ts';
import { beginLap } from '../team/lap.ts';
import { anySide, captainSide } from '../team/sides.ts';
import { type Move, seatsWhere } from './move.ts';

/** SP-51: each captain names the one who goes first; if they differ, chance decides at once. */
export const first: Move<'first'> = {
  check(state, seat, { seat: target }) {
    const { phase } = state;
    if (state.options.variant !== 'team') return refuse('not-allowed', 'SP-51');
    if (phase.type !== 'captains') return refuse('not-now', 'SP-51');
    const { captains } = teamOf(state);
    const side = captainSide(captains, seat);
    if (side === null) return refuse('not-allowed', 'SP-51');
    if (phase.named[side] !== null) return refuse('already-done', 'SP-51');
    return captains.includes(target) ? null : refuse('bad-target', 'SP-51');
  },
  perform(state, seat, { seat: target }, ctx) {
    const { phase } = state;
    if (phase.type !== 'captains') return;
    const team = teamOf(state);
    const own = captainSide(team.captains, seat);
    const one = own === 0 ? target : phase.named[0];
    const two = own === 1 ? target : phase.named[1];
    ctx.emit?.({ type: 'named', seat, first: target });
    if (one === null || two === null) {
      state.phase = { type: 'captains', named: [one, two] };
      return;
    }
    const agreed = one === two ? captainSide(team.captains, one) : null;
    const side = agreed ?? anySide(ctx.chance);
    state.team = { ...team, first: side };
    ctx.emit?.({ type: 'first', captain: team.captains[side], agreed: agreed !== null });
    beginLap(state, ctx);
  },
  offer(state, seat, offers) {
    const captains = seatsWhere(state, (target) => first.check(state, seat, { type: 'first', seat: target }) === null);
    if (captains.length > 0) offers.push({ type: 'first', rule: 'SP-51', fields: { seat: captains } });
  },
};
