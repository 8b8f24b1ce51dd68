import type { GameWords, Json, JsonObject, Seat } from '@tasovka/kernel';
import type { Deal, Turn } from '../../practice/practice.ts';
import type { ExampleWords } from '../../words/ru/examples.ts';
import type { Trial } from '../tryOut.svelte.ts';

/** A rule to try: a position of the real game in which the reader sits at seat 0. */
export interface Example {
  readonly deal: Deal;
  /** How the position came about. */
  readonly before?: readonly Turn[];
  /** Moves besides laying a card. */
  readonly buttons?: readonly JsonObject[];
  /** What tapping a card tries where nothing is offered for it. */
  readonly verb?: string;
  /** Reaction is what it is about: the target comes when nobody expects it. */
  readonly race?: true;
  /** What the others do about it. */
  readonly after?: (view: JsonObject) => readonly Turn[];
  /** The reader has got it. */
  readonly solved: (view: JsonObject, action: JsonObject) => boolean;
  /** Nothing can be done about it any more; without this it is tried until it works. */
  readonly lost?: (view: JsonObject) => boolean;
}

/** What the moves of an example are drawn from. */
export interface TryProps {
  game: string;
  example: Example;
  words: GameWords;
  said: ExampleWords;
  trial: Trial;
}

export type Examples = Readonly<Record<string, Example>>;

export const listOf = (view: JsonObject, key: string): readonly Json[] => (Array.isArray(view[key]) ? view[key] : []);

/** A table of three for a card game; seat `first` moves first. */
export const dealt =
  (game: string, options: JsonObject) =>
  (open: string, hands: readonly (readonly string[])[], first: Seat = 0, more: JsonObject = {}): Deal => ({
    game,
    seats: hands.length,
    dealer: (first + hands.length - 1) % hands.length,
    options: { ...options, ...more },
    fixedDeal: { open, hands },
  });
