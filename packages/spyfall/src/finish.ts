import {
  everybody,
  except,
  type GameContext,
  has,
  nobody,
  only,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@tasovka/kernel';
import { cardName, darkCardName, nameOf } from './cards.ts';
import { stopped } from './clock.ts';
import { type Dark, type End, type How, type Location, type Round, spyAtTable } from './round.ts';

interface Result {
  readonly how: How;
  readonly winners: SeatSet;
  readonly points: readonly number[];
  readonly shown?: Seat | Dark;
  readonly guesses?: readonly Location[];
}

/** Everybody at the table but the spy. */
export function innocents(round: Round): SeatSet {
  const spy = spyAtTable(round);
  return spy === null ? everybody(round.seats) : except(everybody(round.seats), spy);
}

/** The same number of points for every winner. */
export const share = (round: Round, winners: SeatSet, points: number): number[] =>
  Array.from({ length: round.seats }, (_, seat) => (has(winners, seat) ? points : 0));

/** SP-30: two points for a spy who wins, and two more for a right guess or an innocent everybody accused. */
export function spyWins(
  round: Round,
  ctx: GameContext,
  how: How,
  bonus: 0 | 2,
  more: Pick<Result, 'shown' | 'guesses'> = {},
): void {
  const winners = only(spyAtTable(round) as Seat);
  finish(round, ctx, { how, winners, points: share(round, winners, 2 + bonus), ...more });
}

/** SP-31: one point for everybody who wins against the spy. */
export function othersWin(
  round: Round,
  ctx: GameContext,
  how: How,
  more: Pick<Result, 'shown' | 'guesses'> = {},
  winners: SeatSet = innocents(round),
): void {
  finish(round, ctx, { how, winners, points: share(round, winners, 1), ...more });
}

/** SP-42, SP-44: in the small games it can happen that nobody wins. */
export const allLose = (round: Round, ctx: GameContext, how: How, more: Pick<Result, 'shown'> = {}): void =>
  finish(round, ctx, { how, winners: nobody, points: share(round, nobody, 0), ...more });

/** The round is over, and all cards are turned over. */
export function finish(round: Round, ctx: GameContext, { how, winners, points, shown, guesses = [] }: Result): void {
  if (round.clock) round.clock = stopped(round.clock, ctx.now);
  const end: End = { how, winners, points, shown: shown ?? null, guesses };
  round.phase = { type: 'over', end };
  ctx.emit?.({
    type: 'round-over',
    how,
    winners: seatsIn(winners),
    points,
    shown: end.shown,
    guesses: guesses.map((at) => nameOf(round, at)),
    spy: round.deal.spy,
    locations: round.deal.locations.map((at) => nameOf(round, at)),
    roles: round.deal.cards.slice(0, round.seats).map((card) => cardName(round, card)),
    darkCard: darkCardName(round),
  });
}
