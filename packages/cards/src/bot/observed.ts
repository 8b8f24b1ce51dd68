import { has, type Seat, type SeatSet, type StandingsView, seatSet } from '@tasovka/kernel';
import { type Box, colours, grey, type Kind } from '../box.ts';
import type { Card } from '../hand.ts';
import type { Race } from '../race.ts';
import type { CardGameView, SlapView } from '../view.ts';

/** A card game's view with what the match adds. */
export type TableView = CardGameView & StandingsView & { readonly phase: string };

/** What is read back into the rules' own terms. */
interface Decoded {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** How many cards everybody holds. */
  readonly sizes: readonly number[];
  readonly top: Card;
  readonly colour: number;
  readonly pending: SeatSet;
  readonly declared: SeatSet;
  readonly catchable: SeatSet;
}

/** A view as a bot works with it. Whatever is here a person in that seat sees too. */
export type Observed<View extends TableView> = View extends unknown ? Omit<View, keyof Decoded> & Decoded : never;
export type ObservedTable = Observed<TableView>;

const colourNames: readonly string[] = colours;

export const readColour = (name: string | null): number => (name === null ? grey : colourNames.indexOf(name));

/** Reads the names of a box back into its cards. */
export function cardReader<K extends Kind>({ names }: Box<K>): (name: string) => Card {
  const numbers = new Map(names.map((name, card) => [name, card]));
  return (name) => {
    const card = numbers.get(name);
    if (card === undefined) throw new Error(`no card is called ${name}`);
    return card;
  };
}

export function decode(view: TableView, seat: Seat, cardOf: (name: string) => Card): Decoded {
  return {
    seat,
    hand: (view.hand[seat] ?? []).map(cardOf),
    sizes: view.hands,
    top: cardOf(view.top),
    colour: readColour(view.colour),
    pending: seatSet(view.pending),
    declared: seatSet(view.declared),
    catchable: seatSet(view.catchable),
  };
}

/** A slap race as it is seen: a seat that is still awaited has not slapped, whatever is written there. */
export function observedRace(pending: SeatSet, { times: seen, half }: SlapView): Race {
  const times = [...seen];
  let last: Seat | null = null;
  let slowest = -Infinity;
  for (const [seat, ms] of times.entries()) {
    if (ms === null || has(pending, seat) || ms < slowest) continue;
    slowest = ms;
    last = seat;
  }
  return { due: 1, pending, times, last, ...(half && { half: seatSet(half) }) };
}
