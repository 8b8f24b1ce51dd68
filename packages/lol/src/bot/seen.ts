import { type Card, colours, grey } from '@tasovka/cards';
import { type Json, type JsonObject, type Millis, type Seat, type SeatSet, seatSet } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Seen {
  readonly seat: Seat;
  readonly round: number;
  readonly out: SeatSet;
  readonly turn: Seat | null;
  /** When the thinking time of whose turn it is runs out. */
  readonly due: Millis | null;
  readonly phase: Phase['kind'];
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly top: Card;
  readonly colour: number;
  readonly owed: number;
  readonly pending: SeatSet;
  readonly silence: Seat | null;
  readonly declared: SeatSet;
  readonly catchable: SeatSet;
  readonly deck: number;
  readonly pile: number;
  /** Which number on top may be answered by its copy. */
  readonly window: number | null;
  readonly table: JsonObject | null;
}

const numbers = new Map(box.names.map((name, card) => [name, card]));

export const cardOf = (name: Json | undefined): Card => numbers.get(name as string) as Card;
export const cardsOf = (names: Json | undefined): Card[] => (Array.isArray(names) ? names.map(cardOf) : []);
export const colourOfName = (name: Json | undefined): number =>
  name === null ? grey : (colours as readonly string[]).indexOf(name as string);

/** Null for whoever only watches. */
export function readView(view: JsonObject): Seen | null {
  if (typeof view.seat !== 'number') return null;
  return {
    seat: view.seat,
    round: view.round as number,
    out: seatSet(view.out as Seat[]),
    turn: view.turn as Seat | null,
    due: view.thinking as Millis | null,
    phase: view.phase as Phase['kind'],
    hand: cardsOf((view.hand as JsonObject)[view.seat]),
    sizes: view.hands as number[],
    top: cardOf(view.top),
    colour: colourOfName(view.colour),
    owed: view.owed as number,
    pending: seatSet(view.pending as Seat[]),
    silence: view.silence as Seat | null,
    declared: seatSet(view.declared as Seat[]),
    catchable: seatSet(view.catchable as Seat[]),
    deck: view.deck as number,
    pile: view.pile as number,
    window: view.window as number | null,
    table: view.table as JsonObject | null,
  };
}
