import type { Millis } from './game.ts';
import type { Table } from './table.ts';
import { limits, type TableData, type TableReason } from './tableInput.ts';

/** How often a guest may still stop this match; the host is not counted. */
export const pausesLeft = ({ pauses }: TableData, id: string): number =>
  Math.max(0, limits.pauses - pauses.filter((one) => one === id).length);

/** Everybody who plays may ask for a pause. The host ends any, the others their own. */
export function whyNotPause(table: Table, paused: boolean, by: string): TableReason | null {
  const { data } = table;
  if (by === data.host || (data.pausedAt !== null) === paused) return null;
  if (!paused) return data.pausedBy === by ? null : 'not-host';
  if (table.seatOf(by) === null) return 'not-seated';
  return pausesLeft(data, by) > 0 ? null : 'no-pauses-left';
}

/** A match that stands still does not grow older. */
export function pause(data: TableData, paused: boolean, by: string, at: Millis): void {
  if (paused && data.pausedAt === null) {
    data.pausedAt = at;
    data.pausedBy = by;
    if (by !== data.host) data.pauses = [...data.pauses, by];
  } else if (!paused && data.pausedAt !== null) {
    data.began += at - data.pausedAt;
    data.pausedAt = data.pausedBy = null;
  }
}
