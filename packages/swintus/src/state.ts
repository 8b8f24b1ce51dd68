import type { Card, CardState, Hand, Race, Trial } from '@tasovka/cards';
import type { Millis, Seat } from '@tasovka/kernel';
import type { Options } from './options.ts';

/** SW-4, SW-82: how many cards a player begins with, and what a bill buys. */
export const handSize = 8;

/** A card laid face down in Темнодел and what its owner said it was. */
export interface DarkCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly claim: Card;
}

/** An etiquette card and its penalty cards on their way to an offender. */
export interface Gift {
  readonly card: Card;
  readonly cards: readonly Card[];
}

/** Something said against a player at a table of people: a gift that claims its act, or a broken silence. */
export interface Charge {
  readonly by: Seat;
  readonly against: Seat;
  /** null: the charge is a broken silence (AC-2). */
  readonly gift: Gift | null;
}

/** Where play stands. The last five freeze it and remember what to go back to. */
export type Phase =
  | { readonly type: 'turn' }
  | { readonly type: 'drawn'; readonly card: Card | null }
  | { readonly type: 'slap'; readonly by: Seat; readonly race: Race }
  | { readonly type: 'svinorot' }
  | { readonly type: 'temnodel'; readonly dark: DarkCard[] }
  | { readonly type: 'temnodel-last'; readonly dark: DarkCard[] }
  | { readonly type: 'virus'; readonly card: Card; readonly by: Seat; readonly due: Millis }
  | { readonly type: 'answer'; readonly charge: Charge; readonly due: Millis; readonly resume: Phase }
  | { readonly type: 'give'; readonly from: Seat; readonly to: Seat; readonly due: Millis; readonly resume: Phase }
  | { readonly type: 'vote'; readonly charge: Charge; readonly trial: Trial; readonly resume: Phase }
  | { readonly type: 'over'; readonly winner: Seat; readonly extra: number };

export type PhaseOf<K extends Phase['type']> = Extract<Phase, { type: K }>;

type PartOf<P> = P extends Phase ? keyof P : never;
type Parts = { readonly [Part in PartOf<Phase>]: unknown };

/**
 * A phase with all parts there are, missing ones too: as with card rules, objects of one shape are read much faster.
 * A part that is not listed here is a type error.
 */
export function makePhase<T extends Phase['type']>(type: T, parts: Omit<PhaseOf<T>, 'type'>): PhaseOf<T> {
  const { card, by, race, dark, due, charge, from, to, trial, resume, winner, extra }: Partial<Parts> = parts;
  const all: Parts = { type, card, by, race, dark, due, charge, from, to, trial, resume, winner, extra };
  // The parts that belong to this type are there, as the parameter says.
  return all as unknown as PhaseOf<T>;
}

/** What an opponent did that an etiquette card is about, while the card may still be played. */
export const acts = ['left', 'broke', 'dawdled', 'hand', 'named', 'winked', 'answered', 'intercepted'] as const;
export type Act = (typeof acts)[number];

export interface Offence {
  readonly act: Act;
  readonly seat: Seat;
  /** The only one who may punish it; null: anyone. */
  readonly to: Seat | null;
  /** null: until the offender acts. */
  readonly until: Millis | null;
}

/** AC-8: two winks within two seconds from `at` on, seen by whoever looks. */
export interface Wink {
  readonly by: Seat;
  readonly to: Seat;
  readonly at: Millis;
  started: boolean;
}

/** AC-10: the avatar of who intercepted swings from then on. */
export interface Swing {
  readonly seat: Seat;
  readonly since: Millis;
  readonly phase: number;
}

/** What the etiquette set watches. */
export interface EtiquetteState {
  offences: Offence[];
  winks: Wink[];
  swing: Swing | null;
  /** AC-5: the count to five, and how far it has come. */
  count: { from: Millis; said: number } | null;
  /** When each seat last asked something (AC-9). */
  questions: (Millis | null)[];
  /** Until when a seat's taps on avatars do not count. */
  blind: Millis[];
}

/** One round. A card is the index of its kind in the box. */
export interface State extends CardState {
  readonly options: Options;
  /** Healed pairs: out until the next round (SW-74). */
  removed: Card[];
  direction: 1 | -1;
  /** SW-59: whose turn comes when a debt has been settled; null: the neighbour's, as always. */
  promised: Seat | null;
  phase: Phase;
  /** SW-14: the card just laid may be intercepted. */
  interceptable: boolean;
  bills: number[];
  molesLeft: number;
  /** SW-84: the seat that may still return a bill. */
  mayReturn: Seat | null;
  etiquette: EtiquetteState | null;
}

export const topOf = (state: State): Card => state.pile[state.pile.length - 1] as Card;
export const handOf = (state: State, seat: Seat): Hand => state.hands[seat] as Hand;
export const billsOf = (state: State, seat: Seat): number => state.bills[seat] ?? 0;
