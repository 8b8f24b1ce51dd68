import type { Chance } from './chance.ts';
import type { Millis } from './game.ts';

/** AC-23: no bot presses sooner than this. */
export const fastestReaction: Millis = 180;

/** A number between 0 and 1. */
export const uniform = (chance: Chance): number => (chance.below(1_000_000) + 0.5) / 1_000_000;

/** Roughly normal, mean 0 and deviation 1: four dice are enough for manners of time. */
export const gaussian = (chance: Chance): number =>
  (uniform(chance) + uniform(chance) + uniform(chance) + uniform(chance) - 2) * Math.sqrt(3);

/** A skewed time around a median: seldom much shorter, sometimes much longer. */
export const skewedTime = (median: Millis, spread: number, chance: Chance): Millis =>
  median * Math.exp(spread * gaussian(chance));

/** AC-23: from seeing to pressing, for bots of ours and for programs from outside. */
export const reactionAround = (median: Millis, chance: Chance): Millis =>
  Math.max(fastestReaction, Math.round(skewedTime(median, 0.3, chance)));
