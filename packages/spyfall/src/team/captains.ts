import { type GameContext, refuse, type Seat } from '@tasovka/kernel';
import type { SpyfallRefusal } from '../refusal.ts';
import { type Round, type Side, teamOf } from '../round.ts';
import { beginLap } from './lap.ts';

export function refuseFirst(round: Round, seat: Seat, target: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (round.options.variant !== 'team') return refuse('not-allowed', 'SP-51');
  if (phase.type !== 'captains') return refuse('not-now', 'SP-51');
  const { captains } = teamOf(round);
  const side = captains.indexOf(seat);
  if (side < 0) return refuse('not-allowed', 'SP-51');
  if (phase.named[side as Side] !== null) return refuse('already-done', 'SP-51');
  return captains.includes(target) ? null : refuse('bad-target', 'SP-51');
}

/** SP-51: each captain names who goes first; if they differ, chance decides at once. */
export function nameFirst(round: Round, seat: Seat, target: Seat, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseFirst(round, seat, target);
  if (refusal || phase.type !== 'captains') return refusal;
  const team = teamOf(round);
  const named = phase.named.map((one, side) => (team.captains[side as Side] === seat ? target : one));
  const [one = null, two = null] = named;
  ctx.emit?.({ type: 'named', seat, first: target });
  if (one === null || two === null) {
    round.phase = { type: 'captains', named: [one, two] };
    return null;
  }
  const agreed = one === two;
  const first = (agreed ? team.captains.indexOf(one) : ctx.chance.below(2)) as Side;
  round.team = { ...team, first };
  ctx.emit?.({ type: 'first', captain: team.captains[first], agreed });
  beginLap(round, ctx);
  return null;
}
