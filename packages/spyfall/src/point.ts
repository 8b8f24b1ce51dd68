import { type GameContext, has, only, refuse, type Seat } from '@tasovka/kernel';
import { resume, stopClock } from './accuse.ts';
import { allBut, cast, hasVoted, opened, pending, unanimous, votesOf } from './ballot.ts';
import { allLose, innocents, othersWin, spyWins } from './finish.ts';
import type { SpyfallRefusal } from './refusal.ts';
import { type Dark, isSpy, type Round, spyAtTable } from './round.ts';
import { notInTalk } from './talk.ts';

export function refusePoint(round: Round, seat: Seat, at: Seat | Dark): SpyfallRefusal | null {
  if (round.options.variant === 'team') return refuse('not-allowed', 'SP-52');
  if (round.options.variant === 'classic') return refuse('not-allowed', 'SP-41');
  const elsewhere = notInTalk(round);
  if (elsewhere || at === 'dark') return elsewhere;
  if (at === seat || at >= round.seats) return refuse('bad-target', 'SP-41');
  return isSpy(round, seat) ? refuse('not-allowed', 'SP-42') : null;
}

/** SP-41: anybody may point at any time of the talk, as often as they like, never at themselves. */
export function point(round: Round, seat: Seat, at: Seat | Dark, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refusePoint(round, seat, at);
  if (refusal || phase.type !== 'talk') return refusal;
  ctx.emit?.({ type: 'pointed', seat, at });
  if (at !== 'dark') {
    show(round, seat, at, ctx);
    return null;
  }
  // SP-43: the others agree or not; SP-24: meanwhile the clock stands still.
  stopClock(round, ctx);
  const ballot = opened(allBut(round.seats, seat), ctx.now + round.options.voteMs);
  round.phase = { type: 'agree', floor: phase.floor, pointer: seat, ballot };
  return null;
}

/** SP-42: the card of whoever is pointed at is shown. With two, only the one who pointed can have won. */
function show(round: Round, pointer: Seat, at: Seat, ctx: GameContext): void {
  const winners = round.options.variant === 'duo' ? only(pointer) : innocents(round);
  if (isSpy(round, at)) othersWin(round, ctx, 'spotted', { shown: at }, winners);
  else spyTakesAll(round, ctx, 'mistaken', at);
}

export function refuseAgree(round: Round, seat: Seat): SpyfallRefusal | null {
  const { phase } = round;
  if (phase.type !== 'agree') return refuse('not-now', 'SP-43');
  if (!has(phase.ballot.voters, seat)) return refuse('not-allowed', 'SP-43');
  return hasVoted(phase.ballot, seat) ? refuse('already-done', 'SP-43') : null;
}

export function agree(round: Round, seat: Seat, yes: boolean, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseAgree(round, seat);
  if (refusal || phase.type !== 'agree') return refusal;
  const ballot = cast(phase.ballot, seat, yes);
  round.phase = { ...phase, ballot };
  ctx.emit?.({ type: 'agreed', seat, yes, pointer: phase.pointer });
  if (pending(ballot) === 0) closeAgreement(round, ctx);
  return null;
}

/** SP-43: all agree, and the dark card is shown; otherwise the round goes on. */
export function closeAgreement(round: Round, ctx: GameContext): void {
  const { phase } = round;
  if (phase.type !== 'agree') return;
  const all = unanimous(phase.ballot);
  ctx.emit?.({ type: 'agreement-closed', pointer: phase.pointer, unanimous: all, votes: votesOf(phase.ballot) });
  if (!all) resume(round, ctx);
  else if (round.deal.spy === 'dark') othersWin(round, ctx, 'dark-spy', { shown: 'dark' });
  else spyTakesAll(round, ctx, 'dark-location', 'dark');
}

/** SP-44: a spy at the table is not found when time runs out; if the spy is the dark card, nobody was clever enough. */
export function endInTime(round: Round, ctx: GameContext): void {
  ctx.emit?.({ type: 'time-up' });
  spyTakesAll(round, ctx, 'time');
}

/** SP-42, SP-44: a spy at the table wins, and without one there all lose. */
function spyTakesAll(
  round: Round,
  ctx: GameContext,
  how: 'mistaken' | 'dark-location' | 'time',
  shown?: Seat | Dark,
): void {
  const more = shown === undefined ? {} : { shown };
  if (spyAtTable(round) === null) allLose(round, ctx, how, more);
  else spyWins(round, ctx, how, 0, more);
}
