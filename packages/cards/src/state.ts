import type { GameContext, Millis, Move, Seat, SeatSet } from '@tasovka/kernel';
import type { CardGameEvent } from './event.ts';
import type { Hand } from './hand.ts';
import type { Race } from './race.ts';
import type { CardRefusal } from './reasons.ts';
import type { Stock } from './stock.ts';
import type { Trial } from './trial.ts';

/** One round of a card game. A card is the index of its kind in the box. */
export interface CardState extends Stock {
  readonly options: {
    readonly place: 'remote' | 'table';
    readonly slapMs: Millis;
    readonly lookMs: Millis;
    /** The house rules of this table, by their numbers. */
    readonly house: readonly string[];
  };
  readonly seats: number;
  /** The seats that were eliminated in an earlier round and only watch. */
  readonly out?: SeatSet;
  hands: Hand[];
  /** The colour to follow; grey: any. */
  colour: number;
  turn: Seat;
  /** When the player who is to move began to think. */
  thinking: Millis;
  /** Until when everybody looks at what just happened, and no clock runs. */
  lookUntil: Millis;
  /** Each game has phases of its own; a slap is the phase with a race, a vote the one with a trial, a pause has a `due`. */
  phase: {
    readonly type: string;
    readonly by?: Seat;
    readonly race?: Race;
    readonly trial?: Trial;
    readonly due?: Millis;
  };
  /** What the player whose turn it is would take. */
  owed: number;
  silence: Seat | null;
  /** AC-2: the seats whose microphones were wrong in this silence: they accuse nobody any more before the next one. */
  misheard?: SeatSet;
  /** The seats that made the call for the one card they hold. */
  declared: SeatSet;
  /** The seats that should have made it and did not. */
  catchable: SeatSet;
  /** How many times cards were laid: names the answer or the slap that is open. */
  playCount: number;
  /** HR-6: the value of the card of the day, where there is one. */
  day?: number;
}

export type CardContext = GameContext<CardGameEvent<never>>;

/** A move that both card games have. */
export type CommonMove<State, Context, Action = unknown> = Move<State, Action, CardRefusal, Context>;

/** What each game does in its own way. */
export interface TableActions<State, Context> {
  take(state: State, seat: Seat, wanted: number, cause: 'slap' | 'debt' | 'caught', ctx: Context): void;
  passTurn(state: State, from: Seat, ctx: Context): void;
}
