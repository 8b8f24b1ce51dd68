import { has, neighbour, nobody, type Seat, type SeatSet, seatsIn } from './seat.ts';

/** What a match remembers between rounds. C is what one game carries besides. */
export interface Standings<C> {
  /** Rounds finished. */
  round: number;
  dealer: Seat;
  scores: readonly number[];
  /** Seats eliminated. */
  out: SeatSet;
  over: boolean;
  /** Of the round just finished; null while one is being played. */
  roundScores: readonly number[] | null;
  roundWinner: Seat | null;
  matchState: C;
}

/** What a finished round changes. */
export interface Settlement<C> {
  readonly scores: readonly number[];
  readonly roundScores: readonly number[];
  readonly roundWinner: Seat | null;
  readonly out?: SeatSet;
  readonly over: boolean;
  readonly matchState: C;
}

/** What came before, as a scenario or a moved table tells it. */
export interface EarlierRounds {
  readonly scores?: readonly number[];
  readonly round?: number;
  readonly out?: readonly Seat[];
}

export const fresh = <C>(seats: number, dealer: Seat, matchState: C): Standings<C> => ({
  round: 0,
  dealer,
  scores: Array<number>(seats).fill(0),
  out: nobody,
  over: false,
  roundScores: null,
  roundWinner: null,
  matchState,
});

export const settled = <C>(standings: Standings<C>, settlement: Settlement<C>): Standings<C> => ({
  ...standings,
  out: nobody,
  ...settlement,
  round: standings.round + 1,
});

/** The deal passes clockwise over the seats still in, unless the game says who deals. */
export const nextRound = <C>(standings: Standings<C>, dealer?: Seat): Standings<C> => ({
  ...standings,
  dealer: dealer ?? neighbour(standings.dealer, 1, standings.scores.length, standings.out),
  roundScores: null,
  roundWinner: null,
});

/** Places by a measure where more is better; equal measures share a place. */
export const placesBy = (measures: readonly number[]): number[] =>
  measures.map((mine) => 1 + measures.filter((other) => other > mine).length);

/** Best first, ties in seat order. */
export const ranking = (places: readonly number[]): Seat[] =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat }) => seat);

/** The part of every view that is about the match rather than the round. */
export type StandingsView = {
  readonly round: number;
  readonly dealer: Seat;
  readonly scores: readonly number[];
  readonly out: readonly Seat[];
  readonly over: boolean;
  /** Null while the match is on, and where several share the first place. */
  readonly winner: Seat | null;
  readonly roundScores: readonly number[] | null;
  readonly roundWinner: Seat | null;
  readonly ranking: readonly Seat[];
  readonly places: readonly number[];
};

export function viewStandings<C>(standings: Standings<C>, places: readonly number[]): StandingsView {
  const first = ranking(places);
  const shared = places.filter((place) => place === 1).length > 1;
  return {
    round: standings.round,
    dealer: standings.dealer,
    scores: standings.scores,
    out: seatsIn(standings.out),
    over: standings.over,
    winner: standings.over && !shared ? (first[0] ?? null) : null,
    roundScores: standings.roundScores,
    roundWinner: standings.roundWinner,
    ranking: first,
    places,
  };
}

export const isOut = <C>(standings: Standings<C>, seat: Seat): boolean => has(standings.out, seat);
