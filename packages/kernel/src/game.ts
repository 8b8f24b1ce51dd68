import type { Chance } from './chance.ts';
import type { ObjectCodec, Parsed, TaggedCodec } from './codec.ts';
import type { GameEvent, Secrets } from './event.ts';
import type { JsonObject } from './json.ts';
import type { Action, Offer } from './offer.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { Settlement, Standings } from './standings.ts';
import type { OwnText } from './words.ts';

/** Milliseconds since the match began, as the host stamped them. */
export type Millis = number;
export const never: Millis = Number.POSITIVE_INFINITY;

/** What a room saw somebody do with their body or their voice. */
export type Signal =
  | { readonly type: 'spoke' | 'left' | 'hand' }
  | { readonly type: 'said'; readonly text: string; readonly replyTo?: Seat };

/** What reaches a game. Deadlines and acts seen by the room are inputs too, so that a log tells everything. */
export type Input<A> =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: A }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'signal'; readonly seat: Seat; readonly signal: Signal };

/** All that rules may take from outside. `emit` is missing when nobody listens, so that telling costs nothing. */
export interface GameContext {
  now: Millis;
  readonly chance: Chance;
  /** What chance would decide, fixed by a scenario. */
  readonly fixed: Readonly<Record<string, number>>;
  readonly names: readonly string[];
  readonly emit?: (event: GameEvent, secrets?: Secrets) => void;
}

/** Things a table brought for a game in place of those of the box, and what is said of them in few words. */
export interface TablePack {
  readonly name: OwnText;
  readonly count: number;
  readonly things: JsonObject;
}

/**
 * A game is one object. S: state of a round, A: action, O: options, C: what the match carries from round to round
 * besides scores, R: a deal fixed by a scenario. A state is plain JSON-safe data; `apply` alone changes it.
 */
export interface Game<S, A extends Action, O, C, R> {
  readonly id: string;
  /** Raised when an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The rule that says how rounds follow each other. */
  readonly dealRule: string;
  readonly actions: TaggedCodec<A>;
  readonly fixedDeal: ObjectCodec<R>;
  readonly matchState: ObjectCodec<C>;
  options(raw: unknown, seats: number): Parsed<O>;
  /** For games to which a table may bring things of its own; they come to `options` as its `pack`. */
  readPack?(raw: unknown): Parsed<TablePack>;
  /** What a match carries into its first round. */
  begin(options: O, seats: number): C;
  /** Deals a round. */
  deal(standings: Standings<C>, options: O, ctx: GameContext, fixedDeal?: R): S;
  /** Checks first, then changes the state it was given; a refusal leaves it untouched. */
  apply(state: S, input: Input<A>, ctx: GameContext): Refusal | null;
  /** What a seat may do now, in or out of turn. An offer once made never changes: others keep it to compare. */
  offers(state: S, seat: Seat): readonly Offer[];
  /** The seats the round waits for. */
  awaited(state: S): SeatSet;
  /** When the next deadline falls, or `never`. */
  due(state: S): Millis;
  /** The round is over. */
  over(state: S): boolean;
  /** What the finished round gave, and whether the match goes on; called once, it may note the outcome in the state. */
  settle(state: S, standings: Standings<C>): Settlement<C>;
  /** Each seat's place in the match; ties share. */
  places(standings: Standings<C>): readonly number[];
  /** The fields of a view that need not be the same for every seat and for who watches; alike named in all games. */
  readonly own: readonly string[];
  /**
   * What a viewer may know at this moment, built up field by field: always the same fields, whoever looks. A view once
   * given never changes: others keep it to compare.
   */
  view(state: S, viewer: Viewer, now: Millis): JsonObject;
  /** The `own` fields of that view alone: a server looks at the others once for everybody. */
  ownView(state: S, viewer: Viewer, now: Millis): JsonObject;
  clone(state: S): S;
}

/** A game whose insides do not matter to whoever holds it. */
export type AnyGame = Game<unknown, Action, unknown, unknown, unknown>;
