import type { MakeBot } from '@tasovka/kernel';
import { LolBot } from './bot.ts';
import { type Skill, skills } from './skill.ts';

export { LolBot } from './bot.ts';
export { playOn, playoutContext } from './playout.ts';
export { moveFeatures, moveFeaturesOf } from './policy.ts';
export { type Skill, skills } from './skill.ts';
export { handFeatures, handFeaturesOf } from './value.ts';

/** Bots with some skills changed: a host lends its clock this way, the lab takes skills away. */
export const botsWith =
  (change: (skill: Skill) => Skill): MakeBot =>
  (level, seat) =>
    new LolBot(change(skills[level]), seat);

export const makeBot: MakeBot = botsWith((skill) => skill);
