import type { Millis, Seat, SeatSet } from '@tasovka/kernel';
import type { Clock } from './clock.ts';
import type { Options } from './options.ts';

/** A location, as its number in the box that is played with. */
export type Location = number;

/** SP-40: where a spy card can be besides in somebody's hand. */
export type Dark = 'dark';

/** One of two locations in the team game; everywhere else there is only side 0. */
export type Side = 0 | 1;

/** A card of a location; the spy card is null. */
export interface Card {
  readonly side: Side;
  readonly role: number;
}

/** What was dealt: it does not change while the round lasts. */
export interface Deal {
  readonly locations: readonly Location[];
  readonly spy: Seat | Dark;
  /** Seat by seat, and after the last seat the dark card where there is one. */
  readonly cards: readonly (Card | null)[];
}

/** Who has the word. Whoever answered asks next, and `from` is who had asked them. */
export interface Floor {
  readonly asker: Seat;
  readonly asked: Seat | null;
  readonly from: Seat | null;
}

/** An open vote: nobody can take a vote back, and everybody's is waited for. */
export interface Ballot {
  readonly voters: SeatSet;
  readonly yes: SeatSet;
  readonly no: SeatSet;
  readonly until: Millis;
}

export interface Accusation {
  readonly by: Seat;
  readonly of: Seat;
}

/** A question and its answer; without texts where people use their voices. */
export interface Exchange {
  readonly asker: Seat;
  readonly asked: Seat;
  readonly question: string | null;
  readonly answer: string | null;
}

/** SP-50: two captains and whom they took; `first` is null until it is settled who goes first. */
export interface Team {
  readonly captains: readonly [Seat, Seat];
  readonly first: Side | null;
  readonly taken: readonly [SeatSet, SeatSet];
  /** Captains for whom the round is over. */
  readonly done: SeatSet;
}

export type Phase =
  | { readonly type: 'talk'; readonly floor: Floor }
  | { readonly type: 'vote'; readonly floor: Floor; readonly accusation: Accusation; readonly ballot: Ballot }
  | { readonly type: 'final-vote'; readonly suspect: Seat; readonly ballot: Ballot }
  | { readonly type: 'agree'; readonly floor: Floor; readonly pointer: Seat; readonly ballot: Ballot }
  | { readonly type: 'captains'; readonly named: readonly [Seat | null, Seat | null] }
  | { readonly type: 'questions'; readonly side: Side; readonly heard: SeatSet; readonly asked: Seat | null }
  | { readonly type: 'choose'; readonly side: Side }
  | { readonly type: 'guess'; readonly takenBy: Side | null; readonly guesses: readonly Location[] }
  | { readonly type: 'over'; readonly end: End };

/** How a round can end, for the story and the last screen. */
export type How =
  | 'exposed'
  | 'innocent'
  | 'escaped'
  | 'guessed'
  | 'missed'
  | 'spotted'
  | 'mistaken'
  | 'dark-spy'
  | 'dark-location'
  | 'time'
  | 'spy-taken'
  | 'spy-left';

export interface End {
  readonly how: How;
  readonly winners: SeatSet;
  readonly points: readonly number[];
  /** The card that was turned over, where one was. */
  readonly shown: Seat | Dark | null;
  /** What the spy named, in order. */
  readonly guesses: readonly Location[];
}

/** A round. Its fields are replaced, never changed inside, so that a copy is cheap. */
export interface Round {
  readonly seats: number;
  readonly dealer: Seat;
  readonly options: Options;
  /** SP-3: locations of the rounds before. */
  readonly used: readonly Location[];
  readonly deal: Deal;
  clock: Clock | null;
  accusations: readonly Accusation[];
  said: readonly Exchange[];
  team: Team | null;
  phase: Phase;
}

export const isSpy = (round: Round, seat: Seat): boolean => round.deal.spy === seat;

/** The spy as a seat, or null when it is the dark card. */
export const spyAtTable = (round: Round): Seat | null => (round.deal.spy === 'dark' ? null : round.deal.spy);

/** The round as a team game: only called where the variant is `team`. */
export const teamOf = (round: Round): Team => round.team as Team;
