import { box } from './box.ts';

export type { LolAction } from './actions.ts';
export type { CardKind, LolCard } from './box.ts';
export type { LolEvent } from './event.ts';
export { type Lol, lol } from './game.ts';
export type { Mode, Options } from './options.ts';
export type { State } from './state.ts';
export type { LolView } from './view.ts';

export const names: readonly string[] = box.names;
