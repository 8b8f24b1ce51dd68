import type { GameWords, Language } from '@tasovka/kernel';
import { box } from './box.ts';

export type { LolAction } from './actions.ts';
export type { LolCard } from './box.ts';
export { type Lol, lol } from './game.ts';
export type { Mode, Options } from './options.ts';
export type { State } from './state.ts';
export type { LolView } from './view.ts';

export const names: readonly string[] = box.names;

/** All the game says, loaded when somebody wants to read it. */
export const words: Readonly<Record<Language, () => Promise<GameWords>>> = {
  ru: async () => (await import('./words/ru.ts')).words,
  en: async () => (await import('./words/en.ts')).words,
};
