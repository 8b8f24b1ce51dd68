import { nobody } from '@tasovka/kernel';
import type { CardState } from '../state.ts';
import type { HouseRule } from './houseRule.ts';

/** HR-3: a slap counts when both hands are down: one press for each. */
export const bothHands: HouseRule<CardState, unknown> = { rule: 'HR-3', dealt: askBoth, laid: askBoth };

/** A race has just begun. */
function askBoth({ phase: { race } }: CardState): void {
  if (race) race.half ??= nobody;
}
