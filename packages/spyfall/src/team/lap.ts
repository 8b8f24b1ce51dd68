import { everybody, has, nobody, type SeatSet, seatSet, seatsIn } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import { type Side, type State, type Team, teamOf } from '../state.ts';
import { revealSpy } from './naming.ts';
import { firstSide, other } from './sides.ts';

/** Agents no captain has taken. */
export function untaken(state: State): SeatSet {
  const { captains, taken } = teamOf(state);
  return everybody(state.seats) & ~(seatSet(captains) | taken[0] | taken[1]);
}

/** SP-51, SP-52: the captains still in the round, in the order they agreed on. */
function order(team: Team): Side[] {
  const first = firstSide(team);
  return [first, other(first)].filter((side) => !has(team.done, team.captains[side]));
}

/** A lap: each captain asks every agent not yet taken, then each takes one or declines. */
export function beginLap(state: State, ctx: Context): void {
  const [side] = order(teamOf(state));
  // SP-54: both captains are done, and the spy was not taken.
  if (side === undefined) revealSpy(state, null, ctx);
  else beginQuestions(state, side, ctx);
}

function beginQuestions(state: State, side: Side, ctx: Context): void {
  state.phase = { type: 'questions', side, heard: nobody, asked: null };
  ctx.emit?.({ type: 'questions', captain: teamOf(state).captains[side] });
}

/** SP-51: one question to every agent; then the other captain; SP-52: when both have asked, they choose. */
export function nextQuestion(state: State, ctx: Context): void {
  const { phase } = state;
  if (phase.type !== 'questions' || (untaken(state) & ~phase.heard) !== nobody) return;
  const [one = phase.side, two] = order(teamOf(state));
  if (phase.side === one && two !== undefined) beginQuestions(state, two, ctx);
  else letChoose(state, one, ctx);
}

function letChoose(state: State, side: Side, ctx: Context): void {
  state.phase = { type: 'choose', side };
  ctx.emit?.({ type: 'choice', captain: teamOf(state).captains[side], agents: seatsIn(untaken(state)) });
}

/** In the same order: after the first captain the second, after the second a new lap. */
export function afterChoice(state: State, side: Side, ctx: Context): void {
  const { captains, first, done } = teamOf(state);
  const second = other(side);
  if (side === first && !has(done, captains[second])) letChoose(state, second, ctx);
  else beginLap(state, ctx);
}
