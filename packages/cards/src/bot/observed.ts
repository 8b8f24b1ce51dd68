import { has, type Json, type JsonObject, type Millis, type Seat, type SeatSet, seatSet } from '@tasovka/kernel';
import { type Box, colours, grey, type Kind } from '../box.ts';
import type { Card } from '../hand.ts';
import type { Race } from '../race.ts';

/** What the views of the shedding games have in common, read back into the rules' own terms. */
export interface ObservedTable {
  readonly seat: Seat;
  readonly round: number;
  readonly turn: Seat | null;
  /** When the thinking time of whose turn it is runs out. */
  readonly due: Millis | null;
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
  /** Which card laid may be answered by its copy now. */
  readonly window: number | null;
}

/** Reads names of a box back into its cards. */
export interface Reader {
  card(name: Json | undefined): Card;
  cards(names: Json | undefined): Card[];
  /** Null for whoever only watches. */
  table(view: JsonObject): ObservedTable | null;
}

export const readColour = (name: Json | undefined): number =>
  name === null ? grey : (colours as readonly string[]).indexOf(name as string);

export function readerOf<K extends Kind>({ names }: Box<K>): Reader {
  const numbers = new Map(names.map((name, card) => [name, card]));
  const card = (name: Json | undefined): Card => numbers.get(name as string) as Card;
  const cards = (list: Json | undefined): Card[] => (Array.isArray(list) ? list.map(card) : []);
  return {
    card,
    cards,
    table(view) {
      if (typeof view.seat !== 'number') return null;
      return {
        seat: view.seat,
        round: view.round as number,
        turn: view.turn as Seat | null,
        due: view.thinking as Millis | null,
        hand: cards((view.hand as JsonObject)[view.seat]),
        sizes: view.hands as number[],
        top: card(view.top),
        colour: readColour(view.colour),
        owed: view.owed as number,
        pending: seatSet(view.pending as Seat[]),
        silence: view.silence as Seat | null,
        declared: seatSet(view.declared as Seat[]),
        catchable: seatSet(view.catchable as Seat[]),
        deck: view.deck as number,
        pile: view.pile as number,
        window: view.window as number | null,
      };
    },
  };
}

/** A slap race as it is seen: whoever is still awaited has not slapped, whatever is written there. */
export function observedRace({ pending }: ObservedTable, seenTimes: readonly (number | null)[]): Race {
  const times = [...seenTimes];
  let last: Seat | null = null;
  times.forEach((ms, seat) => {
    if (ms !== null && !has(pending, seat) && (last === null || ms >= (times[last] as number))) last = seat;
  });
  return { due: 1, pending, times, last };
}
