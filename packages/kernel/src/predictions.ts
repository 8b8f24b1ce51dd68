import type { Seat } from './seat.ts';
import { isOut } from './standings.ts';
import type { Table } from './table.ts';
import type { Guest, TableReason } from './tableInput.ts';

/** Whom a guest thinks the match will go to, and how many rounds were over when they said so. */
export interface Prediction {
  readonly seat: Seat;
  readonly round: number;
}

/** Who watches or is out predicts the winner. It may be changed until the round ends: nobody waits for the last card. */
export function whyNotPredict(table: Table, id: string, seat: Seat): TableReason | null {
  const { match } = table;
  if (!match || match.over) return 'not-playing';
  const { standings, header } = match;
  const own = table.seatOf(id);
  if (own !== null && !isOut(standings, own)) return 'in-play';
  if (seat >= header.seats || isOut(standings, seat)) return 'not-in-play';
  const said = table.guest(id)?.predicts;
  return said && said.round !== standings.round ? 'already-predicted' : null;
}

export const forgetPredictions = (guests: readonly Guest[]): void => {
  for (const guest of guests) guest.predicts = null;
};
