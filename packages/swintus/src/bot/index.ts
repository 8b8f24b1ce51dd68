import type { MakeBot } from '@tasovka/kernel';
import { SwintusMind } from './mind.ts';
import { type Skill, skills } from './skill.ts';

export { leanings, leaningsOf } from './instinct.ts';
export { SwintusMind } from './mind.ts';
export { imaginedCtx, playOn } from './playout.ts';
export { type Skill, skills } from './skill.ts';
export { aspects, aspectsOf } from './value.ts';

/** Bots with some skills changed: a host lends its clock this way, the lab takes skills away. */
export const mindsWith =
  (change: (skill: Skill) => Skill): MakeBot =>
  (level, chair) =>
    new SwintusMind(change(skills[level]), chair);

export const makeMind: MakeBot = mindsWith((skill) => skill);
