import { playersHere } from './betweenRounds.ts';
import type { AnyGame } from './game.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Table } from './table.ts';
import type { Guest, TableData, TableReason } from './tableInput.ts';

/** Other times to think and act, as options of the game. */
export type PaceTimes = Readonly<Record<string, number>>;

/** A pace the host would like for the match on the table, and the guests who have agreed. */
export interface PaceProposal {
  readonly times: PaceTimes;
  readonly by: string;
  readonly agreed: readonly string[];
}

/** Nothing but times may change in the middle of a match. */
export function whyNotProposePace(table: Table, game: AnyGame, times: PaceTimes): TableReason | null {
  if (!table.match || table.match.over) return 'not-playing';
  return Object.keys(times).every((key) => game.pace?.options.includes(key)) ? null : 'bad-options';
}

/** Whoever plays answers; whoever proposed takes it back by saying no. */
export function whyNotAnswerPace(table: Table, id: string): TableReason | null {
  const { pace } = table.data;
  if (!pace) return 'no-proposal';
  return table.seatOf(id) === null && pace.by !== id ? 'not-seated' : null;
}

/** The same options at another pace: times that are not named are the usual ones again. */
export function withTimes(options: Json, times: PaceTimes, game: AnyGame): JsonObject {
  const chosen = isObject(options) ? Object.entries(options) : [];
  return { ...Object.fromEntries(chosen.filter(([key]) => !game.pace?.options.includes(key))), ...times };
}

/** Everybody who plays and is here has agreed: bots, and people a bot sits in for, go along. */
export function isPaceAgreed(data: TableData): boolean {
  const { pace } = data;
  return pace !== null && playersHere(data).every(({ id }: Guest) => pace.agreed.includes(id));
}
