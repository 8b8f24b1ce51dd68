import type { CardState } from '../state.ts';
import type { HouseRule } from './houseRule.ts';

/** HR-12: whoever draws has drawn: the card stays in the hand, and the turn is over. */
export const drawnStays: HouseRule<CardState, unknown> = { rule: 'HR-12', keepsDrawn: true };
