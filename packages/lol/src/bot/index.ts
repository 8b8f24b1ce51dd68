import { botMaker } from '@tasovka/cards/bot';
import { LolBot } from './bot.ts';
import { skills } from './skill.ts';

export { LolBot } from './bot.ts';
export { playOn } from './playout.ts';
export { moveFeatures, moveFeaturesOf } from './policy.ts';
export { type Skill, skills } from './skill.ts';
export { handFeatures, handFeaturesOf } from './value.ts';

export const botsWith = botMaker(skills, LolBot);
export const makeBot = botsWith((skill) => skill);
