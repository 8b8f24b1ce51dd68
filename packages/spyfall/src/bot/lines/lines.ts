import type { Language } from '@tasovka/kernel';
import type { Topic } from '../../places/place.ts';
import type { Concept } from '../concepts.ts';
import type { SmallTalk } from '../phrasing.ts';
import { lines as en } from './en.ts';
import { lines as ru } from './ru.ts';

/** Everything a bot can say that is true of any place; what is true of one is in the place's facts. */
export interface Lines {
  /** Questions that any fact of the subject answers. They follow a name, so they begin small. */
  readonly open: Readonly<Record<Topic, readonly string[]>>;
  /** Questions to be answered with yes or no, by the thing asked for. */
  readonly probes: Readonly<Partial<Record<Concept, readonly string[]>>>;
  /** Answers that would do anywhere. */
  readonly common: Readonly<Record<Topic, readonly string[]>>;
  /** Answers to what people ask at every place. */
  readonly small: Readonly<Record<SmallTalk, readonly string[]>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly unsure: readonly string[];
  /** For questions nobody could understand, or nobody should answer. */
  readonly dodges: readonly string[];
}

export const linesIn: Readonly<Record<Language, Lines>> = { ru, en };
