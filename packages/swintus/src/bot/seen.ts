import { readerOf, type SeenTable } from '@tasovka/cards/bot';
import { isObject, type Json, type JsonObject, type Millis, type Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Act, Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Seen extends SeenTable {
  readonly phase: Phase['type'];
  readonly direction: 1 | -1;
  readonly bills: readonly number[];
  readonly molesLeft: number;
  readonly table: Json;
  readonly manners: MannersSeen | null;
}

export interface OffenceSeen {
  readonly act: Act;
  readonly seat: Seat;
}

export interface MannersSeen {
  readonly offences: readonly OffenceSeen[];
  readonly winking: readonly Seat[];
  readonly winkedBy: readonly Seat[];
  readonly planned: boolean;
  readonly swing: { readonly seat: Seat; readonly since: Millis; readonly phase: number } | null;
  readonly counting: boolean;
}

const reader = readerOf(box);

export const { card: cardOf, cards: cardsOf } = reader;

/** Null for whoever only watches. */
export function readView(view: JsonObject): Seen | null {
  const table = reader.table(view);
  return (
    table && {
      ...table,
      phase: view.phase as Phase['type'],
      direction: view.direction as 1 | -1,
      bills: view.bills as number[],
      molesLeft: view.molesLeft as number,
      table: view.table as Json,
      manners: isObject(view.manners) ? readManners(view.manners as JsonObject) : null,
    }
  );
}

const readManners = (manners: JsonObject): MannersSeen => ({
  offences: manners.offences as unknown as OffenceSeen[],
  winking: manners.winking as Seat[],
  winkedBy: manners.winkedBy as Seat[],
  planned: manners.planned as boolean,
  swing: manners.swing as MannersSeen['swing'],
  counting: manners.count !== null,
});
