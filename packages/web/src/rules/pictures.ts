import type { GameWords } from '@tasovka/kernel';
import type { Component } from 'svelte';
import { appGameOf } from '../games/index.ts';

/** Cards or places that show what a rule is about, and how one of them is drawn. */
export interface RulePictures {
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly Picture: Component<{ game: string; thing: string; words: GameWords }>;
  /** Pictures that are wider than a card. */
  readonly isWide: boolean;
}

export const loadPictures = async (game: string): Promise<RulePictures | null> =>
  (await appGameOf(game).loadPictures?.())?.pictures ?? null;
