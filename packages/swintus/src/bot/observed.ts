import { type ObservedTable, readerOf } from '@tasovka/cards/bot';
import { isObject, type Json, type JsonObject, type Millis, type Seat } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Act, Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Observed extends ObservedTable {
  readonly phase: Phase['kind'];
  readonly direction: 1 | -1;
  readonly bills: readonly number[];
  readonly molesLeft: number;
  readonly table: Json;
  readonly manners: ObservedEtiquette | null;
}

export interface ObservedOffence {
  readonly act: Act;
  readonly seat: Seat;
}

export interface ObservedEtiquette {
  readonly offences: readonly ObservedOffence[];
  readonly winking: readonly Seat[];
  readonly winkedBy: readonly Seat[];
  readonly planned: boolean;
  readonly swing: { readonly seat: Seat; readonly since: Millis; readonly phase: number } | null;
  readonly counting: boolean;
}

const reader = readerOf(box);

export const { card: cardOf, cards: cardsOf } = reader;

/** Null for whoever only watches. */
export function observe(view: JsonObject): Observed | null {
  const table = reader.table(view);
  return (
    table && {
      ...table,
      phase: view.phase as Phase['kind'],
      direction: view.direction as 1 | -1,
      bills: view.bills as number[],
      molesLeft: view.molesLeft as number,
      table: view.table as Json,
      manners: isObject(view.manners) ? readManners(view.manners as JsonObject) : null,
    }
  );
}

const readManners = (manners: JsonObject): ObservedEtiquette => ({
  offences: manners.offences as unknown as ObservedOffence[],
  winking: manners.winking as Seat[],
  winkedBy: manners.winkedBy as Seat[],
  planned: manners.planned as boolean,
  swing: manners.swing as ObservedEtiquette['swing'],
  counting: manners.count !== null,
});
