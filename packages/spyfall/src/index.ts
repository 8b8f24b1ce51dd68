export type { Act, Carry, Rig } from './actions.ts';
export { spyfall } from './game.ts';
export type { Options, Variant } from './options.ts';
export { type Pack, packThing } from './pack.ts';
