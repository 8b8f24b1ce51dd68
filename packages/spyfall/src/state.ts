import { type Millis, nobody, only, type Seat, type SeatSet, type Viewer } from '@tasovka/kernel';
import type { Clock } from './clock.ts';
import type { Options } from './options.ts';

/** A location by its name: an id of the box, or of the table's own pack. */
export type Location = string;

/** SP-40: where a spy card can be besides in somebody's hand. */
export type Dark = 'dark';

/** One of two locations in the team game; everywhere else there is only side 0. */
export type Side = 0 | 1;

/** A card of a location, with the name of its role; the spy card is null. */
export interface Card {
  readonly side: Side;
  readonly role: string;
}

/** What was dealt: it does not change while the round lasts. */
export interface Deal {
  readonly locations: readonly Location[];
  readonly spy: Seat | Dark;
  /** Seat by seat, and after the last seat the dark card where there is one. */
  readonly cards: readonly (Card | null)[];
  /** HR-9: the other spy, where there are two. */
  readonly second?: Seat;
  /** HR-8: a place that it is not, as the spy knows. */
  readonly ruledOut?: Location;
}

/** The word: its holder asks. The player who answered asks next, and `from` is the one who had asked them. */
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

/** SP-50: two captains and the agents they took; `first` is null until the captains have settled it. */
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
export const waysToEnd = [
  'exposed',
  'innocent',
  'escaped',
  'guessed',
  'missed',
  'spotted',
  'mistaken',
  'dark-spy',
  'dark-location',
  'time',
  'spy-taken',
  'spy-left',
] as const;
export type How = (typeof waysToEnd)[number];

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
export interface State {
  readonly seats: number;
  readonly dealer: Seat;
  readonly options: Options;
  /** SP-3: locations of the rounds before. */
  readonly used: readonly Location[];
  readonly deal: Deal;
  clock: Clock | null;
  /** When the player who has the word is passed over (SP-13); null: they have all the time in the world. */
  speakBy: Millis | null;
  /** Until when everybody looks at a vote, and no clock runs. */
  lookUntil: Millis;
  accusations: readonly Accusation[];
  said: readonly Exchange[];
  team: Team | null;
  phase: Phase;
}

export const isSpy = ({ deal }: State, seat: Viewer | Dark): boolean => deal.spy === seat || deal.second === seat;

/** The spy as a set of seats: empty when the spy is the dark card, two where a house rule adds one (HR-9). */
export const spies = ({ deal }: State): SeatSet =>
  (deal.spy === 'dark' ? nobody : only(deal.spy)) | (deal.second === undefined ? nobody : only(deal.second));

/** The captains and their teams, where the variant is `team`. */
export function teamOf({ team }: State): Team {
  if (team === null) throw new Error('this variant has no captains');
  return team;
}

/** The spy's seat in the team game, which has no dark card. */
export function teamSpy({ deal }: State): Seat {
  if (deal.spy === 'dark') throw new Error('the team game has no dark card');
  return deal.spy;
}

export function locationOn({ deal }: State, side: Side): Location {
  const location = deal.locations[side];
  if (location === undefined) throw new Error(`no location on side ${side}`);
  return location;
}

/** SP-10, SP-11: the player who was asked has the word: with voices to ask next, in writing to answer first. */
export const speaker = ({ asker, asked }: Floor): Seat => asked ?? asker;

export const ballotOf = (phase: Phase): Ballot | null => ('ballot' in phase ? phase.ballot : null);

/** SP-3: locations that are out of the match; this round's as soon as it is over. */
export const usedNow = ({ used, deal, phase }: State): Location[] =>
  phase.type === 'over' ? [...used, ...deal.locations] : [...used];
