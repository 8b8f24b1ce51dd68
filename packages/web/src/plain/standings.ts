import type { Json, JsonObject, Seat } from '@tasovka/kernel';

/** The part of every view that is about the match. */
export interface StandingsView {
  readonly round: number;
  readonly scores: readonly number[];
  readonly ranking: readonly Seat[];
  readonly places: readonly number[];
  readonly out: readonly Seat[];
  readonly roundScores: readonly number[] | null;
  readonly over: boolean;
}

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

export const readStandings = (view: JsonObject): StandingsView => ({
  round: typeof view.round === 'number' ? view.round : 0,
  scores: numbers(view.scores),
  ranking: numbers(view.ranking),
  places: numbers(view.places),
  out: numbers(view.out),
  roundScores: Array.isArray(view.roundScores) ? numbers(view.roundScores) : null,
  over: view.over === true,
});
