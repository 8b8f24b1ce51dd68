import {
  type Action,
  type Chance,
  type EmittedEvent,
  Match,
  type MatchInput,
  type Millis,
  type Refusal,
  type SavedMatch,
} from '../src/index.ts';
import type { GameOf, KitConfig, MatchOf } from './config.ts';

/** An input about to be given to the match. */
export interface Coming {
  readonly input: MatchInput;
  readonly at: Millis;
}

/** A match between two inputs: what the properties look at. They try things on copies and never touch the match. */
export interface Moment<S, A extends Action> {
  readonly game: GameOf<S, A>;
  readonly config: KitConfig<S, A>;
  readonly match: MatchOf<S, A>;
  /** The match as saved. */
  readonly saved: string;
  /** Chance of the checks, apart from that of the match and of the player. */
  readonly chance: Chance;
  readonly coming: Coming;
  /** Actions of a while ago. */
  readonly earlier: readonly A[];
}

/** Looks before an input is given; what it returns looks again after. */
export type Check = <S, A extends Action>(moment: Moment<S, A>) => ((result: Result) => void) | undefined;

/** Thrown by a check that found something. */
export class Broken extends Error {}

/** A copy of the match that listens, made of nothing but what was saved. */
export const twinOf = <S, A extends Action>({ game, saved }: Moment<S, A>): MatchOf<S, A> =>
  Match.restore(game, saved, { events: true });

/** The same match, had its round come to another state. */
export const twinIn = <S, A extends Action>({ game, saved }: Moment<S, A>, state: S): MatchOf<S, A> =>
  Match.restore(game, JSON.stringify({ ...(JSON.parse(saved) as SavedMatch), state }), { events: true });

/** What an input led to. */
export interface Result {
  readonly refusal: Refusal | null;
  readonly told: readonly EmittedEvent[];
}

export function give<S, A extends Action>(match: MatchOf<S, A>, { input, at }: Coming): Result {
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
