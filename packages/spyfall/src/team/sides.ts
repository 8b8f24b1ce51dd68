import { type Round, type Side, teamOf } from '../round.ts';

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** SP-53: the spy names the location of the team that took them first; SP-54: left over, the first captain's. */
export function namingOrder(round: Round): readonly [Side, Side] {
  const { phase } = round;
  const side = (phase.type === 'guess' ? phase.takenBy : null) ?? (teamOf(round).first as Side);
  return [side, other(side)];
}
