import type { Component } from 'svelte';
import type { Lesson } from '../learn/lesson.ts';
import type { Examples, TryProps } from '../rules/examples/example.ts';
import type { RulePictures } from '../rules/pictures.ts';
import type { GameHints } from '../table/hints.ts';

/** Pictures that announce a game: files of public/art, which bin/homeArt.ts draws. The last one lies on top. */
export interface HomeArt {
  readonly pictures: readonly string[];
  readonly layout: 'fan' | 'postcards';
}

/** All that the app knows of a game besides its rules, options and words. */
export interface AppGame {
  readonly id: string;
  /** The class that its pages carry; `--cloth-<theme>` is its cloth wherever it is announced. */
  readonly theme: string;
  /** How many bots make a good first table. */
  readonly firstBots: number;
  /** What a round is called. */
  readonly roundWord: 'round' | 'deal';
  /** The microphone may hear who breaks a silence. */
  readonly hearsVoices: boolean;
  readonly homeArt: HomeArt | null;
  loadTable(): Promise<{ readonly default: Component }>;
  loadTv(): Promise<{ readonly default: Component }>;
  /** What lies below the people on a television while they gather, where that is no felt. */
  readonly loadTvCloth?: () => Promise<{ readonly default: Component }>;
  readonly loadLesson?: () => Promise<{ readonly lesson: Lesson }>;
  readonly loadHints?: () => Promise<{ readonly hints: GameHints }>;
  /** Pictures beside the rules. */
  readonly loadPictures?: () => Promise<{ readonly pictures: RulePictures }>;
  /** Rules to try out, and what the reader makes moves with. */
  readonly loadExamples?: () => Promise<{ readonly examples: Examples }>;
  readonly loadTry?: () => Promise<{ readonly default: Component<TryProps> }>;
}
