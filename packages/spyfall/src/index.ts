import type { GameWords, Language } from '@tasovka/kernel';
import type { Spyfall } from './game.ts';
import { placeIds } from './places/index.ts';

export type { SpyfallAction } from './actions.ts';
export type { SpyfallEvent } from './event.ts';
export { type Spyfall, spyfall } from './game.ts';
export { type Options, seatsOf, type Variant, variants } from './options.ts';
export { type Pack, type PackPlace, packThing, readPack, roleName } from './pack.ts';
export { places } from './places/index.ts';
export type { Both, Fact, Place, Tell, Topic } from './places/place.ts';
export type { How, State } from './state.ts';
export type { SpyfallView } from './view.ts';
export { questions } from './words/questions.ts';

/** Names of the locations, as moves, views and scenarios write them. */
export const names: readonly string[] = placeIds;

/** All the game says, loaded when somebody wants to read it. */
export const words: Readonly<Record<Language, () => Promise<GameWords<Spyfall>>>> = {
  ru: async () => (await import('./words/ru.ts')).words,
  en: async () => (await import('./words/en.ts')).words,
};
