import { slapping } from '@tasovka/cards';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';
import { passTurn, take } from '../tableActions.ts';

/** LO-20. */
export const { move: slap, end: endSlap } = slapping<State, Context>('LO-20', { take, passTurn });
