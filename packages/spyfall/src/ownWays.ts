import type { OwnWays } from '@tasovka/kernel';
import type { HouseRuleNumber } from './house/numbers.ts';

/**
 * How many times as long as in the box a round is, from and to, with each house rule alone. Random voters convict sooner
 * than people, and the sooner, the fewer votes it takes.
 */
const house: Readonly<Record<HouseRuleNumber, readonly [number, number]>> = {
  'HR-8': [0.75, 1.3],
  'HR-9': [0.35, 1],
  'HR-10': [0.15, 1],
};

/** A deck of places is a pack, which is chosen elsewhere. */
export const ownWays: OwnWays = { kinds: [], most: { copies: 0, jokers: 0 }, presets: [], house };
