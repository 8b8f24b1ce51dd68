import { Chance, type Millis } from '@tasovka/kernel';

/** How fast somebody is: medians of skewed times, as people's are. */
export interface Tempo {
  /** From seeing to pressing. */
  readonly reaction: Millis;
  /** From seeing one's turn to moving. */
  readonly thinking: Millis;
}

/** AC-23: nobody presses sooner than this. */
export const fastest: Millis = 180;

/** A number between 0 and 1. */
export const uniform = (chance: Chance): number => (chance.below(1_000_000) + 0.5) / 1_000_000;

/** A luck of its own: however much of it is used, as much is taken from the other. */
export const fork = (chance: Chance): Chance =>
  new Chance([chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31), 1]);

/** Roughly normal, mean 0 and deviation 1: four dice are enough for manners of time. */
export const gaussian = (chance: Chance): number =>
  (uniform(chance) + uniform(chance) + uniform(chance) + uniform(chance) - 2) * Math.sqrt(3);

/** A skewed time around a median: seldom much shorter, sometimes much longer. */
const skewed = (median: Millis, spread: number, chance: Chance): Millis => median * Math.exp(spread * gaussian(chance));

export const reactionTime = ({ reaction }: Tempo, chance: Chance): Millis =>
  Math.max(fastest, Math.round(skewed(reaction, 0.3, chance)));

/** Harder choices take longer; `limit` is what is left of the time the table allows, and a bot never comes near it. */
export function thinkingTime({ thinking }: Tempo, choices: number, limit: Millis, chance: Chance): Millis {
  const hard = 0.6 + 0.1 * Math.min(choices, 8);
  return Math.round(Math.min(Math.max(350, skewed(thinking * hard, 0.35, chance)), limit * 0.6));
}
