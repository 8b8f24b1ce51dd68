import type { CardRefusal } from '@tasovka/cards';
import type { Moves as MovesOf } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';

export type Moves = MovesOf<State, LolAction, CardRefusal, Context>;
/** One thing a player can do. */
export type Move<T extends LolAction['type']> = Moves[T];
