import type { Card } from '../hand.ts';
import type { CardState } from '../state.ts';
import type { HouseRule } from './houseRule.ts';

/** HR-1: whoever draws goes on until a card fits; all of them stay in the hand. */
export const drawUntilItFits = <State extends CardState>(
  fits: (state: State, card: Card) => boolean,
): HouseRule<State, unknown> => ({ rule: 'HR-1', drawsOn: (state, _seat, card) => !fits(state, card) });
