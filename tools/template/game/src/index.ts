export type { NewgameAction } from './actions.ts';
export { names } from './cards.ts';
export { type Newgame, newgame } from './game.ts';
export type { State } from './state.ts';
export type { NewgameEvent, NewgameView } from './view.ts';
