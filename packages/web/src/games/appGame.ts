import type { JsonObject, PaceTimes, Seat } from '@tasovka/kernel';
import type { Component } from 'svelte';
import type { Lesson } from '../learn/lesson.ts';
import type { ShortLesson } from '../learn/shortLessons.ts';
import type { Examples, TryProps } from '../rules/examples/example.ts';
import type { RulePictures } from '../rules/pictures.ts';
import type { GameHints } from '../table/hints.ts';
import type { ReplayWords } from '../words/ru/replay.ts';

/** Pictures that announce a game: files of public/art, which bin/homeArt.ts draws. The last one lies on top. */
export interface HomeArt {
  readonly pictures: readonly string[];
  readonly layout: 'fan' | 'postcards';
}

/** A pace by its name in the words, and the times it sets. What it does not set is as in the box. */
export interface Pace {
  readonly id: 'still' | 'calm' | 'brisk' | 'box';
  readonly times: PaceTimes;
}

export interface OpenHandProps {
  readonly view: JsonObject;
  readonly seat: Seat;
  readonly words: ReplayWords;
}

/** All that the app knows of a game besides its rules, options and words. */
export interface AppGame {
  readonly id: string;
  /** The class that its pages carry; `--cloth-<theme>` is its cloth wherever it is announced. */
  readonly theme: string;
  /** How many bots make a good first table. */
  readonly firstBots: number;
  /** How fast a table of one's own goes, from the slowest: a first game has no clock to fear. */
  readonly paces?: readonly Pace[];
  /** What a table of bots alone is played with where the game has no paces: nobody hurries who is new. */
  readonly firstOptions?: JsonObject;
  /** What a round is called. */
  readonly roundWord: 'round' | 'deal';
  /** The microphone may hear who breaks a silence. */
  readonly hearsVoices: boolean;
  /** Most people try it with one phone for all. */
  readonly roundFirst?: true;
  readonly homeArt: HomeArt | null;
  loadTable(): Promise<{ readonly default: Component }>;
  loadTv(): Promise<{ readonly default: Component }>;
  /** What lies below the people on a television while they gather, where that is no felt. */
  readonly loadTvCloth?: () => Promise<{ readonly default: Component }>;
  /** What one seat holds, in a replay with all hands open. */
  readonly loadOpenHand?: () => Promise<{ readonly default: Component<OpenHandProps> }>;
  readonly loadLesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** Short lessons, about one thing each. */
  readonly lessons?: readonly ShortLesson[];
  readonly loadHints?: () => Promise<{ readonly hints: GameHints }>;
  /** Pictures beside the rules. */
  readonly loadPictures?: () => Promise<{ readonly pictures: RulePictures }>;
  /** Rules to try out, and what the reader makes moves with. */
  readonly loadExamples?: () => Promise<{ readonly examples: Examples }>;
  readonly loadTry?: () => Promise<{ readonly default: Component<TryProps> }>;
}
