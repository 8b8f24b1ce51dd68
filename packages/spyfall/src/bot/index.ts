import type { MakeBot } from '@tasovka/kernel';
import { SpyfallBot } from './bot.ts';

export { askedBy, isFollowUp, unframed } from './asked.ts';
export { SpyfallBot } from './bot.ts';
export type { Concept } from './concepts.ts';
export { resolved } from './conversation.ts';
export { isSayable } from './sayable.ts';
export type { Station } from './station.ts';
export { type Asked, understand } from './understand.ts';
export { putIntoWords, type Utterance } from './utterance.ts';
export { type Temperament, temperamentOf, temperaments } from './voices/voices.ts';
export { languageOf } from './words.ts';

/** A bot that talks, listens, suspects and bluffs; it sees what a person in its seat would. */
export const makeBot: MakeBot = (level, info) => new SpyfallBot(level, info);
