import type { Seat, Viewer } from './seat.ts';
import { isOut } from './standings.ts';
import type { Table } from './table.ts';
import type { Guest, TableReason } from './tableInput.ts';

/** The seat a guest still plays with: who is out has none, like who watches. */
export function seatInPlay(table: Table, id: string): Seat | null {
  const seat = table.seatOf(id);
  return seat === null || !table.match || isOut(table.match.standings, seat) ? null : seat;
}

/** Who watches or is out looks over a shoulder that allows it. `at` null: nobody's any more. */
export function whyNotLookOver(table: Table, id: string, at: string | null): TableReason | null {
  if (at === null) return null;
  if (!table.match || table.match.over) return 'not-playing';
  if (seatInPlay(table, id) !== null) return 'in-play';
  if (seatInPlay(table, at) === null) return 'not-in-play';
  return table.guest(at)?.opensHand ? null : 'hand-closed';
}

/**
 * With whose eyes a guest sees the match: asked anew whenever the table changes, so that whoever closes their hand, or sits
 * down to play, ends it at once.
 */
export function eyesOf(table: Table, id: string): Viewer {
  const at = table.guest(id)?.looksOver ?? null;
  const lent = at !== null && whyNotLookOver(table, id, at) === null ? table.seatOf(at) : null;
  return lent ?? table.seatOf(id) ?? 'spectator';
}

/** Whoever looked is not looking when the hand is opened again. */
export function setOpen(guests: readonly Guest[], holder: Guest, open: boolean): void {
  holder.opensHand = open;
  for (const guest of guests) if (guest.looksOver === holder.id) guest.looksOver = null;
}

/** What is allowed is allowed for one match. */
export function closeHands(guests: readonly Guest[]): void {
  for (const guest of guests) Object.assign(guest, { opensHand: false, looksOver: null });
}
