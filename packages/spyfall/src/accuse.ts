import { type GameContext, has, refuse, type Seat } from '@tasovka/kernel';
import { allBut, cast, hasVoted, opened, pending, unanimous, votesOf } from './ballot.ts';
import { started, stopped } from './clock.ts';
import { finish, innocents, othersWin, share, spyWins } from './finish.ts';
import type { SpyfallRefusal } from './refusal.ts';
import { type Ballot, isSpy, type Round, spyAtTable } from './round.ts';
import { notInTalk } from './talk.ts';

export function refuseAccuse(round: Round, seat: Seat, target: Seat): SpyfallRefusal | null {
  if (round.options.variant === 'team') return refuse('not-allowed', 'SP-52');
  if (round.options.variant !== 'classic') return refuse('not-allowed', 'SP-41');
  const elsewhere = notInTalk(round);
  if (elsewhere) return elsewhere;
  if (round.accusations.some((accusation) => accusation.by === seat)) return refuse('already-done', 'SP-20');
  return target === seat || target >= round.seats ? refuse('bad-target', 'SP-20') : null;
}

/** SP-20: once per round, at any time; SP-21: the spy may, too. The clock stands still (SP-24). */
export function accuse(round: Round, seat: Seat, target: Seat, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseAccuse(round, seat, target);
  if (refusal || phase.type !== 'talk') return refusal;
  const accusation = { by: seat, of: target };
  stopClock(round, ctx);
  round.accusations = [...round.accusations, accusation];
  round.phase = { type: 'vote', floor: phase.floor, accusation, ballot: ballotOn(round, target, ctx) };
  ctx.emit?.({ type: 'accused', seat, accused: target });
  return null;
}

/** SP-20: all but the accused vote, the accuser too. */
const ballotOn = (round: Round, accused: Seat, ctx: GameContext): Ballot =>
  opened(allBut(round.seats, accused), ctx.now + round.options.voteMs);

export function stopClock(round: Round, ctx: GameContext): void {
  if (round.clock) round.clock = stopped(round.clock, ctx.now);
}

/** SP-20: the clock and the talk go on exactly where they were. */
export function resume(round: Round, ctx: GameContext): void {
  if (round.phase.type !== 'vote' && round.phase.type !== 'agree') return;
  if (round.clock) round.clock = started(round.clock.left, ctx.now);
  round.phase = { type: 'talk', floor: round.phase.floor };
}

export function refuseVote(round: Round, seat: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (phase.type !== 'vote' && phase.type !== 'final-vote') return refuse('not-now', 'SP-20');
  if (!has(phase.ballot.voters, seat)) return refuse('not-allowed', 'SP-20');
  return hasVoted(phase.ballot, seat) ? refuse('already-done', 'SP-20') : null;
}

export function vote(round: Round, seat: Seat, guilty: boolean, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseVote(round, seat);
  if (refusal || (phase.type !== 'vote' && phase.type !== 'final-vote')) return refusal;
  const ballot = cast(phase.ballot, seat, guilty);
  round.phase = { ...phase, ballot };
  const accused = phase.type === 'vote' ? phase.accusation.of : phase.suspect;
  ctx.emit?.({ type: 'voted', seat, guilty, accused });
  if (pending(ballot) === 0) closeVote(round, ctx);
  return null;
}

/** All have voted, or their time is over. */
export function closeVote(round: Round, ctx: GameContext): void {
  const { phase } = round;
  if (phase.type === 'vote') {
    tellVote(phase.accusation.of, phase.ballot, ctx);
    if (unanimous(phase.ballot)) verdict(round, phase.accusation.of, false, ctx);
    else resume(round, ctx);
  } else if (phase.type === 'final-vote') {
    tellVote(phase.suspect, phase.ballot, ctx);
    if (unanimous(phase.ballot)) verdict(round, phase.suspect, true, ctx);
    else suspectNext(round, phase.suspect, ctx);
  }
}

const tellVote = (accused: Seat, ballot: Ballot, ctx: GameContext): void =>
  ctx.emit?.({ type: 'vote-closed', accused, unanimous: unanimous(ballot), votes: votesOf(ballot) });

/** The card of whom all accuse is shown: SP-20 before time is up, SP-23 after. */
function verdict(round: Round, accused: Seat, final: boolean, ctx: GameContext): void {
  if (!isSpy(round, accused)) spyWins(round, ctx, 'innocent', 2, { shown: accused });
  else if (final) othersWin(round, ctx, 'exposed', { shown: accused });
  else exposeEarly(round, accused, ctx);
}

/** SP-32: one point more for the first who accused the spy in this round, even if that vote failed. */
function exposeEarly(round: Round, accused: Seat, ctx: GameContext): void {
  const winners = innocents(round);
  const first = round.accusations.find((accusation) => accusation.of === spyAtTable(round));
  const points = share(round, winners, 1).map((own, seat) => (seat === first?.by ? own + 1 : own));
  finish(round, ctx, { how: 'exposed', winners, points, shown: accused });
}

/** SP-23: time is up. Votes are held on everybody in turn, the dealer first. */
export function beginFinalVotes(round: Round, ctx: GameContext): void {
  stopClock(round, ctx);
  ctx.emit?.({ type: 'time-up' });
  suspect(round, round.dealer, ctx);
}

function suspect(round: Round, seat: Seat, ctx: GameContext): void {
  round.phase = { type: 'final-vote', suspect: seat, ballot: ballotOn(round, seat, ctx) };
  ctx.emit?.({ type: 'suspected', accused: seat });
}

/** SP-23: none unanimous, and the spy got away. */
function suspectNext(round: Round, last: Seat, ctx: GameContext): void {
  const next = (last + 1) % round.seats;
  if (next === round.dealer) spyWins(round, ctx, 'escaped', 0);
  else suspect(round, next, ctx);
}
