import { Chance, type Millis, reactionAround, skewedTime } from '@tasovka/kernel';

/** How fast somebody is: medians of skewed times, as people's are. */
export interface Tempo {
  /** From seeing to pressing. */
  readonly reaction: Millis;
  /** From seeing one's turn to moving. */
  readonly thinking: Millis;
}

/** A luck of its own: however much of it is used, as much is taken from the other. */
export const fork = (chance: Chance): Chance =>
  new Chance([chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31), 1]);

export const reactionTime = ({ reaction }: Tempo, chance: Chance): Millis => reactionAround(reaction, chance);

/** Harder choices take longer; `limit` is what is left of the time the table allows, and a bot never comes near it. */
export function thinkingTime({ thinking }: Tempo, choices: number, limit: Millis, chance: Chance): Millis {
  const hard = 0.6 + 0.1 * Math.min(choices, 8);
  return Math.round(Math.min(Math.max(350, skewedTime(thinking * hard, 0.35, chance)), limit * 0.6));
}
