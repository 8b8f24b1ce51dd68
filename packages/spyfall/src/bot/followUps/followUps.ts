import type { Language } from '@tasovka/kernel';
import type { Topic } from '../../places/place.ts';
import type { Station } from '../station.ts';
import { followUps as en } from './en.ts';
import { followUps as ru } from './ru.ts';

/**
 * Words for questions that hang on what was said before. `{who}` is a name, `{quote}` and `{second}` are what was said,
 * `{ask}` is a question on the subject. Nobody names a subject to ask about it: «а у тебя?» will do.
 */
export interface FollowUpLines {
  /** Each subject as it follows «про» or "about": to be understood, never said. */
  readonly about: Readonly<Record<Topic, string>>;
  /** The same in «как у тебя с едой?». */
  readonly with: Readonly<Record<Topic, string>>;
  /** To somebody whose last answer was vague. */
  readonly press: readonly string[];
  /** To somebody about what another said. */
  readonly echo: readonly string[];
  /** To one of two who contradict each other: `{quote}` is their own line. */
  readonly clash: readonly string[];
  /** The question one was just asked, passed on as it is, or put anew. */
  readonly back: readonly string[];
  readonly passOn: Readonly<Record<Topic, readonly string[]>>;
  /** Answers to «или»: the first, the second, both, neither. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly both: readonly string[];
  readonly neither: readonly string[];
  /** Before something else on the subject, where neither yes nor no is true. */
  readonly bridges: readonly string[];
  /** What one says to «в смысле?» when there is no more to say. */
  readonly insist: readonly string[];
  /** Where the table plays roles: what somebody of that station adds to an answer, and how they begin a question. */
  readonly stations: Readonly<Record<Station, { readonly adds: readonly string[]; readonly asks: readonly string[] }>>;
  /** Why somebody was accused, said at the reveal. */
  readonly reasons: {
    readonly vague: readonly string[];
    /** A yes or a no that is wrong: `{question}` is what was asked. */
    readonly answered: readonly string[];
    readonly misfit: readonly string[];
    readonly silent: readonly string[];
    readonly feeling: readonly string[];
  };
}

export const followUpsIn: Readonly<Record<Language, FollowUpLines>> = { ru, en };

export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
