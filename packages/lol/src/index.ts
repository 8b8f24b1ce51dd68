import { box } from './box.ts';

export type { LolAction } from './actions.ts';
export { lol } from './game.ts';
export type { Mode, Options } from './options.ts';
export type { State } from './state.ts';

export const names: readonly string[] = box.names;
