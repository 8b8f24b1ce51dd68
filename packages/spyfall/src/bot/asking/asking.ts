import type { Language } from '@tasovka/kernel';
import type { Topic } from '../../places/place.ts';
import type { Temperament } from '../voices/voices.ts';
import { asking as en } from './en.ts';
import { asking as ru } from './ru.ts';

/**
 * What a temperament likes to ask about, and how: any fact of the subject answers it, and no place is named. A manner
 * shows here rather than in words before somebody else's question, which nobody types.
 */
export type Asking = Readonly<Record<Temperament, Readonly<Partial<Record<Topic, readonly string[]>>>>>;

export const askedIn: Readonly<Record<Language, Asking>> = { ru, en };
