import type { Chance, Seat } from '@tasovka/kernel';
import { type Side, type State, type Team, teamOf } from '../state.ts';

export const sides = [0, 1] as const satisfies readonly Side[];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const anySide = (chance: Chance): Side => (chance.below(2) === 0 ? 0 : 1);

/** The side a captain leads, or null for an agent. */
export const captainSide = ([one, two]: Team['captains'], seat: Seat): Side | null =>
  seat === one ? 0 : seat === two ? 1 : null;

/** SP-51: the captain who goes first, once the captains have settled it. */
export function firstSide({ first }: Team): Side {
  if (first === null) throw new Error('nobody goes first yet');
  return first;
}

/** SP-53: the spy names the location of the team that took them first; SP-54: left over, the first captain's. */
export function namingOrder(state: State): readonly [Side, Side] {
  const { phase } = state;
  const side = (phase.type === 'guess' ? phase.takenBy : null) ?? firstSide(teamOf(state));
  return [side, other(side)];
}

/** SP-53: the captain whose location the spy names now; null while nothing is named. */
export function namedCaptain(state: State): Seat | null {
  const { phase } = state;
  if (phase.type !== 'guess') return null;
  const [one, two] = namingOrder(state);
  return teamOf(state).captains[phase.guesses.length === 0 ? one : two];
}
