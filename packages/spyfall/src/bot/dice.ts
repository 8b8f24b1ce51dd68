import type { Chance } from '@tasovka/kernel';

/** A number from 0 up to 1. */
export const uniform = (chance: Chance): number => chance.below(1_000_000) / 1_000_000;

export const happens = (chance: Chance, odds: number): boolean => uniform(chance) < odds;

/** One of several, each as often as its weight says. */
export function weighed<T>(items: readonly T[], weight: (item: T) => number, chance: Chance): T | undefined {
  const weights = items.map(weight);
  let left = uniform(chance) * weights.reduce((sum, one) => sum + one, 0);
  for (const [i, one] of weights.entries()) {
    left -= one;
    if (left < 0) return items[i];
  }
  return items.at(-1);
}

/** The better, the likelier; the greater the care, the less is left to chance. */
export function preferred<T>(
  items: readonly T[],
  worth: (item: T) => number,
  care: number,
  chance: Chance,
): T | undefined {
  const rated = items.map((item) => ({ item, worth: worth(item) }));
  const best = Math.max(...rated.map((one) => one.worth));
  return weighed(rated, (one) => Math.exp(care * (one.worth - best)), chance)?.item;
}
