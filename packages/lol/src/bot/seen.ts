import { readerOf, type SeenTable } from '@tasovka/cards/bot';
import { type JsonObject, type Seat, type SeatSet, seatSet } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Seen extends SeenTable {
  readonly phase: Phase['type'];
  readonly out: SeatSet;
  readonly table: JsonObject | null;
}

const reader = readerOf(box);

export const cardOf = reader.card;

/** Null for whoever only watches. */
export function readView(view: JsonObject): Seen | null {
  const table = reader.table(view);
  return (
    table && {
      ...table,
      phase: view.phase as Phase['type'],
      out: seatSet(view.out as Seat[]),
      table: view.table as JsonObject | null,
    }
  );
}
