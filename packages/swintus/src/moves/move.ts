import type { MoveOf } from '@tasovka/cards';
import type { ActionOf, SwintusAction } from '../actions.ts';
import type { SwintusEvent } from '../event.ts';
import type { State } from '../state.ts';

/** One thing a player can do. */
export type Move<T extends SwintusAction['type']> = MoveOf<State, ActionOf<T>, SwintusEvent>;
