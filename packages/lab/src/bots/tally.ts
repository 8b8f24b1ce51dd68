import { type Share as Part, percent, shareOf } from '../sim/stats.ts';

/** A deal is played once from every seat by every player of a contest: what luck gives to one it gives to all. */
export const seats = 4;

/** What came of so many deals; tallies of other deals are added to it. */
export interface Tally {
  /** By player of the contest, then by seat. */
  readonly wins: number[][];
  /** How many deals the first player won so many times of four. */
  readonly deals: number[];
  /** How often the first player caught somebody who forgot to call. */
  caught: number;
  refused: number;
  firstRefused: string | null;
  /** Seconds of the table's own time, and seconds of work. */
  simulated: number;
  worked: number;
}

export const emptyTally = (): Tally => ({
  wins: Array.from({ length: seats }, () => Array<number>(seats).fill(0)),
  deals: Array<number>(seats + 1).fill(0),
  caught: 0,
  refused: 0,
  firstRefused: null,
  simulated: 0,
  worked: 0,
});

export function addWin({ wins }: Tally, player: number, seat: number): void {
  const row = wins[player];
  if (row) row[seat] = (row[seat] ?? 0) + 1;
}

export function addTally(to: Tally, more: Tally): void {
  more.wins.forEach((row, player) => {
    addAll(to.wins[player] ?? [], row);
  });
  addAll(to.deals, more.deals);
  to.caught += more.caught;
  to.refused += more.refused;
  to.firstRefused ??= more.firstRefused;
  to.simulated += more.simulated;
  to.worked += more.worked;
}

const addAll = (to: number[], more: readonly number[]): void => {
  more.forEach((count, at) => {
    to[at] = (to[at] ?? 0) + count;
  });
};

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

export const dealsOf = ({ deals }: Tally): number => sum(deals);

/** How often somebody won, with the interval that holds the truth nineteen times in twenty. */
export interface Share extends Part {
  readonly rounds: number;
}

const confidence = 1.96;

/** The first player's share. The four rounds of a deal hang together, so the interval comes from deals, not from rounds. */
export function heroShare({ deals }: Tally): Share {
  const count = sum(deals);
  const share = deals.reduce((all, times, won) => all + (times * won) / seats, 0) / count;
  const spread = deals.reduce((all, times, won) => all + times * (won / seats - share) ** 2, 0);
  // Even a sample without any spread is not certain: as if one more deal had gone the other way.
  const half = confidence * Math.sqrt((spread + (1 - 2 * share) ** 2 / seats) / count / Math.max(1, count - 1));
  return { share, rounds: seats * count, low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/** A player's share from one seat: rounds of different deals are independent. */
export function seatShare(tally: Tally, player: number, seat: number): Share {
  const rounds = dealsOf(tally);
  return { ...shareOf(tally.wins[player]?.[seat] ?? 0, rounds), rounds };
}

export const shown = ({ share, low, high, rounds }: Share): string =>
  `${percent(share)} (${percent(low)}…${percent(high)}, ${rounds} rounds)`;
