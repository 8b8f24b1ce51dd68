import type { HouseRule } from '@tasovka/cards';
import type { Context } from '../event.ts';
import type { State } from '../state.ts';

/** HR-7: «Не спи!» for actions and jokers too: their copies act again, and what is owed grows and goes on to the next. */
export const jumpActions: HouseRule<State, Context> = { rule: 'HR-7', everyCopy: true };
