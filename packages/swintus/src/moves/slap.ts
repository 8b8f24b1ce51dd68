import { slapping } from '@tasovka/cards';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { passTurn, take } from '../tableActions.ts';

/** SW-23. */
export const { move: slap, end: endSlap } = slapping<State, Context>('SW-23', { take, passTurn });
