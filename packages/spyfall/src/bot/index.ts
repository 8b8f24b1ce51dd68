import type { MakeBot } from '@tasovka/kernel';
import { Talker } from './mind.ts';

export { Talker } from './mind.ts';

/** A bot that talks, listens, suspects and bluffs; it sees what a person in its seat would. */
export const makeMind: MakeBot = (level, chair) => new Talker(level, chair);
