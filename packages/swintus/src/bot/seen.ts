import { type Card, colours, grey } from '@tasovka/cards';
import { isObject, type Json, type JsonObject, type Millis, type Seat, type SeatSet, seatSet } from '@tasovka/kernel';
import { box } from '../box.ts';
import type { Act, Phase } from '../state.ts';

/** A view, read back into the rules' own terms. Whatever is here a person in that seat sees too. */
export interface Seen {
  readonly seat: Seat;
  readonly round: number;
  readonly turn: Seat | null;
  /** When the thinking time of whose turn it is runs out. */
  readonly due: Millis | null;
  readonly phase: Phase['kind'];
  readonly hand: readonly Card[];
  readonly sizes: readonly number[];
  readonly top: Card;
  readonly colour: number;
  readonly direction: 1 | -1;
  readonly owed: number;
  readonly pending: SeatSet;
  readonly silence: Seat | null;
  readonly declared: SeatSet;
  readonly catchable: SeatSet;
  readonly deck: number;
  readonly pile: number;
  readonly bills: readonly number[];
  readonly molesLeft: number;
  /** Which card laid may be intercepted now. */
  readonly window: number | null;
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
    turn: view.turn as Seat | null,
    due: view.thinking as Millis | null,
    phase: view.phase as Phase['kind'],
    hand: cardsOf((view.hand as JsonObject)[view.seat]),
    sizes: view.hands as number[],
    top: cardOf(view.top),
    colour: colourOfName(view.colour),
    direction: view.direction as 1 | -1,
    owed: view.owed as number,
    pending: seatSet(view.pending as Seat[]),
    silence: view.silence as Seat | null,
    declared: seatSet(view.declared as Seat[]),
    catchable: seatSet(view.catchable as Seat[]),
    deck: view.deck as number,
    pile: view.pile as number,
    bills: view.bills as number[],
    molesLeft: view.molesLeft as number,
    window: view.window as number | null,
    table: view.table as Json,
    manners: isObject(view.manners) ? readManners(view.manners as JsonObject) : null,
  };
}

const readManners = (manners: JsonObject): MannersSeen => ({
  offences: manners.offences as unknown as OffenceSeen[],
  winking: manners.winking as Seat[],
  winkedBy: manners.winkedBy as Seat[],
  planned: manners.planned as boolean,
  swing: manners.swing as MannersSeen['swing'],
  counting: manners.count !== null,
});
