import {
  everybody,
  except,
  type GameContext,
  has,
  including,
  nobody,
  only,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@tasovka/kernel';
import type { ActOf } from '../actions.ts';
import type { SpyfallRefusal } from '../refusal.ts';
import { type Round, type Side, type Team, teamOf } from '../round.ts';
import { noteAnswer, noteQuestion, refuseWriting } from '../talk.ts';
import { revealSpy } from './naming.ts';
import { other } from './sides.ts';

/** Agents no captain has taken. */
export function untaken(round: Round): SeatSet {
  const { captains, taken } = teamOf(round);
  return except(except(everybody(round.seats), captains[0]), captains[1]) & ~(taken[0] | taken[1]);
}

/** SP-51, SP-52: the captains still in the round, in the order they agreed on. */
function order({ captains, first, done }: Team): Side[] {
  const sides: Side[] = [first as Side, other(first as Side)];
  return sides.filter((side) => !has(done, captains[side]));
}

/** A lap: each captain asks every agent not yet taken, then each takes one or declines. */
export function beginLap(round: Round, ctx: GameContext): void {
  const [side] = order(teamOf(round));
  // SP-54: both captains are done, and the spy was not taken.
  if (side === undefined) revealSpy(round, null, ctx);
  else hear(round, side, ctx);
}

function hear(round: Round, side: Side, ctx: GameContext): void {
  round.phase = { type: 'questions', side, heard: nobody, asked: null };
  ctx.emit?.({ type: 'questions', captain: teamOf(round).captains[side] });
}

export function refuseTeamAsk(round: Round, seat: Seat, target: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (phase.type !== 'questions') return refuse('not-now', 'SP-51');
  const { captains, taken } = teamOf(round);
  const waiting = round.options.talk === 'text' ? phase.asked : null;
  if (waiting === seat) return refuse('not-now', 'SP-13');
  if (waiting !== null || seat !== captains[phase.side]) return refuse('not-your-turn', 'SP-51');
  if (target >= round.seats || captains.includes(target)) return refuse('bad-target', 'SP-51');
  if (has(taken[0] | taken[1], target)) return refuse('bad-target', 'SP-52');
  return has(phase.heard, target) ? refuse('already-done', 'SP-51') : null;
}

export function teamAsk(
  round: Round,
  seat: Seat,
  { seat: target, text }: ActOf<'ask'>,
  ctx: GameContext,
): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseTeamAsk(round, seat, target) ?? refuseWriting(round, text);
  if (refusal || phase.type !== 'questions') return refusal;
  round.phase = { ...phase, asked: target, heard: including(phase.heard, target) };
  noteQuestion(round, seat, target, text, ctx);
  if (round.options.talk === 'voice') nextQuestion(round, ctx);
  return null;
}

export function refuseTeamAnswer(round: Round, seat: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (phase.type !== 'questions') return refuse('not-now', 'SP-51');
  if (round.options.talk === 'voice') return refuse('not-allowed', 'SP-13');
  if (phase.asked === null) return refuse('not-now', 'SP-51');
  return phase.asked === seat ? null : refuse('not-your-turn', 'SP-51');
}

export function teamAnswer(
  round: Round,
  seat: Seat,
  { text }: ActOf<'answer'>,
  ctx: GameContext,
): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseTeamAnswer(round, seat);
  if (refusal || phase.type !== 'questions') return refusal;
  round.phase = { ...phase, asked: null };
  noteAnswer(round, seat, text, ctx);
  nextQuestion(round, ctx);
  return null;
}

/** SP-51: one question to every agent; then the other captain; SP-52: when both have asked, they choose. */
function nextQuestion(round: Round, ctx: GameContext): void {
  const { phase } = round;
  if (phase.type !== 'questions' || (untaken(round) & ~phase.heard) !== nobody) return;
  const sides = order(teamOf(round));
  const next = sides[sides.indexOf(phase.side) + 1];
  if (next !== undefined) hear(round, next, ctx);
  else letChoose(round, sides[0] as Side, ctx);
}

function letChoose(round: Round, side: Side, ctx: GameContext): void {
  round.phase = { type: 'choose', side };
  ctx.emit?.({ type: 'choice', captain: teamOf(round).captains[side], agents: seatsIn(untaken(round)) });
}

/** Both ways of choosing are for the captain whose turn it is. */
export function refuseDecline(round: Round, seat: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (round.options.variant !== 'team') return refuse('not-allowed', 'SP-52');
  if (phase.type !== 'choose') return refuse('not-now', 'SP-52');
  return seat === teamOf(round).captains[phase.side] ? null : refuse('not-your-turn', 'SP-52');
}

export const refuseChoose = (round: Round, seat: Seat, target: Seat): SpyfallRefusal | null =>
  refuseDecline(round, seat) ?? (has(untaken(round), target) ? null : refuse('bad-target', 'SP-52'));

/** SP-52: one agent into the team. SP-53: if it is the spy, the round is over. */
export function choose(round: Round, seat: Seat, target: Seat, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseChoose(round, seat, target);
  if (refusal || phase.type !== 'choose') return refusal;
  const team = teamOf(round);
  const { side } = phase;
  const [one, two] = team.taken;
  round.team = { ...team, taken: side === 0 ? [including(one, target), two] : [one, including(two, target)] };
  ctx.emit?.({ type: 'taken', captain: seat, seat: target });
  if (target === round.deal.spy) revealSpy(round, side, ctx);
  // SP-54: when only the spy is left, there is nothing more to choose.
  else if (untaken(round) === only(round.deal.spy as Seat)) revealSpy(round, null, ctx);
  else afterChoice(round, side, ctx);
  return null;
}

/** SP-52: who declines has finished the round; the other goes on. */
export function decline(round: Round, seat: Seat, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseDecline(round, seat);
  if (refusal || phase.type !== 'choose') return refusal;
  const team = teamOf(round);
  round.team = { ...team, done: including(team.done, seat) };
  ctx.emit?.({ type: 'declined', captain: seat });
  afterChoice(round, phase.side, ctx);
  return null;
}

/** In the same order: after the first captain the second, after the second a new lap. */
function afterChoice(round: Round, side: Side, ctx: GameContext): void {
  const { captains, first, done } = teamOf(round);
  const second = other(side);
  if (side === first && !has(done, captains[second])) letChoose(round, second, ctx);
  else beginLap(round, ctx);
}
