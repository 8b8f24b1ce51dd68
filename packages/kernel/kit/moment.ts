import {
  type Chance,
  type EmittedEvent,
  type Game,
  type GameTypes,
  Match,
  type MatchInput,
  type Millis,
  type Refusal,
} from '../src/index.ts';
import type { KitConfig } from './config.ts';

/** An input about to be given to the match. */
export interface Coming {
  readonly input: MatchInput;
  readonly at: Millis;
}

/** A match between two inputs: what the properties look at. They try things on copies and never touch the match. */
export interface Moment<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: KitConfig<T>;
  readonly match: Match<T>;
  /** The match as saved. */
  readonly saved: string;
  /** Chance of the checks, apart from that of the match and of the player. */
  readonly chance: Chance;
  readonly coming: Coming;
  /** Actions of a while ago. */
  readonly earlier: readonly T['Action'][];
}

/** Looks before an input is given; what it returns looks again after. */
export type Check = <T extends GameTypes>(moment: Moment<T>) => ((result: Result) => void) | undefined;

/** Thrown by a check that found something. */
export class Broken extends Error {}

/** A copy of the match that listens, made of nothing but what was saved. */
export const twinOf = <T extends GameTypes>({ game, saved }: Moment<T>): Match<T> =>
  Match.restore(game, saved, { events: true });

/** The same match, had its round come to another state. */
export const twinIn = <T extends GameTypes>({ match }: Moment<T>, state: T['State']): Match<T> =>
  match.clone(state, { events: true });

/** What an input led to. */
export interface Result {
  readonly refusal: Refusal | null;
  readonly told: readonly EmittedEvent[];
}

export function give<T extends GameTypes>(match: Match<T>, { input, at }: Coming): Result {
  const refusal = match.take(input, at);
  return { refusal, told: match.drainEvents() };
}

/** Two texts of JSON, cut to where they begin to differ. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `\n  one:   …${a.slice(from, at + 120)}\n  other: …${b.slice(from, at + 120)}`;
}

export const show = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 300);
