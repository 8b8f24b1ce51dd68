import { type ObservedTable, readerOf } from '@tasovka/cards/bot';
import { type JsonObject, type Seat, type SeatSet, seatSet } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Observed extends ObservedTable {
  readonly phase: Phase['kind'];
  readonly out: SeatSet;
  readonly table: JsonObject | null;
}

const reader = readerOf(box);

export const cardOf = reader.card;

/** Null for whoever only watches. */
export function observe(view: JsonObject): Observed | null {
  const table = reader.table(view);
  return (
    table && {
      ...table,
      phase: view.phase as Phase['kind'],
      out: seatSet(view.out as Seat[]),
      table: view.table as JsonObject | null,
    }
  );
}
