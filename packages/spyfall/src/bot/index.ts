import type { MakeBot } from '@tasovka/kernel';
import { SpyfallBot } from './bot.ts';

export { SpyfallBot } from './bot.ts';

/** A bot that talks, listens, suspects and bluffs; it sees what a person in its seat would. */
export const makeBot: MakeBot = (level, info) => new SpyfallBot(level, info);
