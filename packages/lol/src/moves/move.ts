import type { MoveOf } from '@tasovka/cards';
import type { ActionOf, LolAction } from '../actions.ts';
import type { LolEvent } from '../event.ts';
import type { State } from '../state.ts';

/** One thing a player can do. */
export type Move<T extends LolAction['type']> = MoveOf<State, ActionOf<T>, LolEvent>;
