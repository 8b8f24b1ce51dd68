import type { Chance } from './chance.ts';
import type { CodecFault, ObjectCodec, Parsed, TaggedCodec } from './codec.ts';
import type { GameEvent, Secrets } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { NumberOf } from './number.ts';
import type { Action, Offer } from './offer.ts';
import type { CommonReason, Refusal } from './refusal.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { Settlement, Standings } from './standings.ts';
import type { OwnText } from './words.ts';

/** Milliseconds since the match began, as the host stamped them. */
export type Millis = NumberOf<'milliseconds'>;
export const never: Millis = Number.POSITIVE_INFINITY;

/** What a room saw somebody do with their body or their voice. */
export type Signal =
  | { readonly type: 'spoke' | 'heard' | 'left' | 'hand' }
  | { readonly type: 'said'; readonly text: string; readonly replyTo?: Seat };

/** What reaches a game. Deadlines and acts seen by the room are inputs too, so that a log tells everything. */
export type Input<A> =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: A }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'signal'; readonly seat: Seat; readonly signal: Signal };

/** All that rules may take from outside. `emit` is missing when nobody listens, so that events cost nothing then. */
export interface GameContext<E extends GameEvent = GameEvent> {
  now: Millis;
  readonly chance: Chance;
  /** What chance would decide, fixed by a scenario. */
  readonly fixed: Readonly<Record<string, number>>;
  readonly names: readonly string[];
  readonly emit?: (event: E, secrets?: Secrets<E>) => void;
}

/** Things a table brought for a game in place of those of the box, and what is said of them in few words. */
export interface TablePack {
  readonly name: OwnText;
  readonly count: number;
  readonly things: JsonObject;
}

/** The types a game is made of, each declared once in the game's package and used by its rules, words, bots and screens. */
export interface GameTypes {
  /** A round: plain data that `apply` alone changes. */
  State: unknown;
  Action: Action;
  Options: unknown;
  /** What the match keeps from round to round besides scores. */
  MatchState: unknown;
  /** A deal that a scenario fixes. */
  FixedDeal: unknown;
  /** Everything that can happen, as players are told it. */
  Event: GameEvent;
  /** What one viewer sees of a round. */
  View: JsonObject;
  /** Why an action can be refused, besides the kernel's own reasons. */
  Reason: string;
}

export type ReasonOf<T extends GameTypes> = CommonReason | T['Reason'];
export type RefusalOf<T extends GameTypes> = Refusal<ReasonOf<T>>;

export interface GamePace<T extends GameTypes> {
  /** The options that are times. */
  readonly options: readonly string[];
  /** The round at another pace; whoever thinks has the whole of the new time before them. */
  change(state: T['State'], options: T['Options'], now: Millis): T['State'];
}

/** A game is one object. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised when an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The rule that says how rounds follow each other. */
  readonly dealRule: string;
  /** No action may be called `next`: that one is the match's own, and starts the next round. */
  readonly actions: TaggedCodec<T['Action']>;
  readonly fixedDeal: ObjectCodec<T['FixedDeal']>;
  readonly matchState: ObjectCodec<T['MatchState']>;
  options(raw: unknown, seats: number): Parsed<T['Options']>;
  /** For games to which a table may bring things of its own; they come to `options` as its `pack`. */
  readPack?(raw: unknown): Parsed<TablePack>;
  /** How fast it goes, for games whose tables may change that in the middle of a match. */
  readonly pace?: GamePace<T>;
  /** Whether so many may play on after a round of a match with these options. Missing: seats stay as they are. */
  mayGrow?(options: T['Options'], seats: number): boolean;
  /** Its own reasons for a refusal. */
  readonly reasons: readonly T['Reason'][];
  /** The reason an action that cannot be read is refused with; `bad-move` where the game has nothing better to say. */
  malformed?(fault: CodecFault): ReasonOf<T>;
  /** The match state before the first round. */
  begin(options: T['Options'], seats: number): T['MatchState'];
  /** Deals a round. */
  deal(
    standings: Standings<T['MatchState']>,
    options: T['Options'],
    ctx: GameContext<T['Event']>,
    fixedDeal?: T['FixedDeal'],
  ): T['State'];
  /** Checks first, then changes the state it was given; a refusal leaves it untouched. */
  apply(state: T['State'], input: Input<T['Action']>, ctx: GameContext<T['Event']>): RefusalOf<T> | null;
  /** What a seat may do now, in or out of turn. An offer once made never changes: others keep it to compare. */
  offers(state: T['State'], seat: Seat): readonly Offer[];
  /** The seats the round waits for. */
  awaited(state: T['State']): SeatSet;
  /** When the next deadline falls, or `never`. */
  due(state: T['State']): Millis;
  /** The round is over. */
  over(state: T['State']): boolean;
  /** What the finished round gave, and whether the match goes on; called once, it may note the outcome in the state. */
  settle(state: T['State'], standings: Standings<T['MatchState']>): Settlement<T['MatchState']>;
  /** The player who deals the next round; undefined or missing: the deal passes clockwise. */
  dealer?(options: T['Options'], standings: Standings<T['MatchState']>): Seat | undefined;
  /** Each seat's place in the match; ties share. */
  places(standings: Standings<T['MatchState']>): readonly number[];
  /** The fields of a view that differ between viewers; every game calls the same field by the same name. */
  readonly own: readonly (keyof T['View'] & string)[];
  /**
   * What a viewer may know at this moment, built up field by field: always the same fields, whoever looks. A view once
   * given never changes: others keep it to compare.
   */
  view(state: T['State'], viewer: Viewer, now: Millis): T['View'];
  /** The `own` fields of that view alone: a server computes the others once for everybody. */
  ownView(state: T['State'], viewer: Viewer, now: Millis): Partial<T['View']>;
  clone(state: T['State']): T['State'];
  /** The state as it is written to disk: cards and places by their names, never by their place in a table. */
  saveState(state: T['State']): Json;
  /** Throws where something has no meaning today. */
  loadState(saved: Json, options: T['Options']): T['State'];
}

/** A game whose insides do not matter to whoever holds it. */
export type AnyGame = Game<GameTypes>;
