import { everybody, has, nobody, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import { stopClock } from './clock.ts';
import { darkCardName } from './deck.ts';
import type { Context } from './event.ts';
import { type Dark, type End, type How, type Location, type State, spies } from './state.ts';

/** SP-30: a spy who wins has two points, and two more for a right guess or an innocent player everybody accused. */
const spyPoints = 2;
const spyBonus = 2;
/** SP-31: everybody who wins against the spy has one. */
export const innocentPoints = 1;

/** What was turned over or named at the end. */
interface Shown {
  readonly shown?: Seat | Dark;
  readonly guesses?: readonly Location[];
}

interface Result extends Shown {
  readonly how: How;
  readonly winners: SeatSet;
  readonly points: readonly number[];
}

/** Everybody at the table but the spy. */
export const innocents = (state: State): SeatSet => everybody(state.seats) & ~spies(state);

/** The same number of points for every winner. */
export const share = (state: State, winners: SeatSet, points: number): number[] =>
  Array.from({ length: state.seats }, (_, seat) => (has(winners, seat) ? points : 0));

export function spyWins(state: State, ctx: Context, how: How, more: Shown = {}): void {
  const winners = spies(state);
  const bonus = how === 'guessed' || how === 'innocent' ? spyBonus : 0;
  finish(state, ctx, { how, winners, points: share(state, winners, spyPoints + bonus), ...more });
}

export function othersWin(
  state: State,
  ctx: Context,
  how: How,
  more: Shown = {},
  winners: SeatSet = innocents(state),
): void {
  finish(state, ctx, { how, winners, points: share(state, winners, innocentPoints), ...more });
}

/** SP-42, SP-44: a spy at the table wins, and without one there all lose. */
export function spyEscapes(
  state: State,
  ctx: Context,
  how: 'mistaken' | 'dark-location' | 'time',
  more: Shown = {},
): void {
  if (spies(state) !== nobody) spyWins(state, ctx, how, more);
  else finish(state, ctx, { how, winners: nobody, points: share(state, nobody, 0), ...more });
}

/** The round is over, and all cards are turned over. */
export function finish(state: State, ctx: Context, { how, winners, points, shown, guesses = [] }: Result): void {
  stopClock(state, ctx);
  const end: End = { how, winners, points, shown: shown ?? null, guesses };
  state.phase = { type: 'over', end };
  const { spy, second, locations, cards } = state.deal;
  ctx.emit?.({
    type: 'round-over',
    how,
    winners: seatsIn(winners),
    points,
    shown: end.shown,
    guesses,
    spy,
    ...(second !== undefined && { second }),
    locations,
    roles: cards.slice(0, state.seats).map((card) => card?.role ?? null),
    darkCard: darkCardName(state),
  });
}
