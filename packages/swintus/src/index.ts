import { box } from './box.ts';

export type { SwintusAction } from './actions.ts';
export type { CardKind, SwintusCard } from './box.ts';
export type { SwintusEvent } from './event.ts';
export { type Swintus, swintus } from './game.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { SwintusView } from './view.ts';
export const names: readonly string[] = box.names;
