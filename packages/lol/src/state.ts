import type { Card, CardState, Hand, Race, Trial } from '@tasovka/cards';
import type { Millis, Seat, SeatSet } from '@tasovka/kernel';
import type { Options } from './options.ts';

/** LO-3: how many cards are dealt to each. */
export const handSize = 6;

/** Where play stands. `turn`, `cover`, `colour` and `swap` wait for the owner of the turn; the rest freeze it. */
export type Phase =
  | { readonly type: 'turn' }
  /** LO-24: Упс! lies open and must be covered. */
  | { readonly type: 'cover' }
  /** LO-3, LO-11: a joker that was opened or drawn wants a colour. */
  | { readonly type: 'colour' }
  /** LO-3, LO-11: Бро! was opened or drawn, and hands may be swapped. */
  | { readonly type: 'swap' }
  | { readonly type: 'slap'; readonly by: Seat; readonly race: Race }
  /** AC-2: somebody is said to have spoken, and may answer that. */
  | { readonly type: 'answer'; readonly by: Seat; readonly against: Seat; readonly due: Millis; readonly resume: Phase }
  | { readonly type: 'vote'; readonly trial: Trial; readonly resume: Phase }
  | { readonly type: 'over'; readonly winner: Seat; readonly closing: Card };

export type PhaseOf<K extends Phase['type']> = Extract<Phase, { type: K }>;

/** One round. A card is the index of its kind in the box. */
export interface State extends CardState {
  readonly options: Options;
  /** Seats eliminated in an earlier round: they only watch. */
  readonly out: SeatSet;
  phase: Phase;
}

export const topOf = (state: State): Card => state.pile[state.pile.length - 1] as Card;
export const handOf = (state: State, seat: Seat): Hand => state.hands[seat] as Hand;
