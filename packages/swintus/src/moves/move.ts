import type { CardRefusal } from '@tasovka/cards';
import type { Moves as MovesOf } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';

export type Moves = MovesOf<State, SwintusAction, CardRefusal, Context>;
/** One thing a player can do. */
export type Move<T extends SwintusAction['type']> = Moves[T];
