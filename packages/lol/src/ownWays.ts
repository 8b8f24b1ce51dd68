import { deckBounds } from '@tasovka/cards';
import type { OwnWays } from '@tasovka/kernel';
import { kinds } from './deck.ts';
import { deckPresets } from './deckPresets.ts';
import type { HouseRuleNumber } from './house/numbers.ts';

/** How many times as long as in the box a round is, from and to, with each house rule alone. */
const house: Readonly<Record<HouseRuleNumber, readonly [number, number]>> = {
  'HR-1': [1.5, 3],
  'HR-2': [0.75, 1.3],
  'HR-3': [0.85, 1.45],
  'HR-4': [1, 1.9],
  'HR-5': [0.75, 1.3],
  'HR-6': [0.65, 1.15],
  'HR-7': [0.7, 1.3],
  'HR-11': [0.8, 1.4],
  'HR-12': [0.85, 1.5],
};

export const ownWays: OwnWays = { kinds, most: deckBounds, presets: deckPresets, house };
