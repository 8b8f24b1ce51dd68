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
