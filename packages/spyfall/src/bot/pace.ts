import type { Chance, Millis } from '@tasovka/kernel';
import { uniform } from './dice.ts';
import type { Skill } from './skill.ts';

/** Around a middle, skewed as people's times are, and never in a blink. */
function about(middle: Millis, chance: Chance): Millis {
  const spread = uniform(chance) + uniform(chance) + uniform(chance) - 1.5;
  return Math.round(Math.max(700, middle * Math.exp(spread * 0.7)));
}

/** Reading what was said, thinking of something, typing it. */
export function talkingTime(read: string | null, written: string | undefined, skill: Skill, chance: Chance): Millis {
  // Where people speak, only the tap is seen, and it comes after the talking.
  if (written === undefined) return about(13_000, chance);
  const reading = (read?.length ?? 0) * 35;
  const typing = (written.length / skill.typing) * 1000;
  return about(reading + 3_400, chance) + Math.round(Math.min(typing, 10_000));
}

export const votingTime = (chance: Chance): Millis => about(2600, chance);
export const decidingTime = (chance: Chance): Millis => about(5000, chance);
