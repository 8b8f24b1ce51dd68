import type { Language, Seat } from '@tasovka/kernel';
import type { Topic } from '../../places/place.ts';
import { voices as en } from './en.ts';
import { voices as ru } from './ru.ts';

export const temperaments = ['shy', 'prosecutor', 'joker', 'poet', 'grumbler', 'know-all'] as const;
export type Temperament = (typeof temperaments)[number];

/** How one temperament puts things. None of it says anything about a place. */
export interface Voice {
  /** By subject, what would do at any place: said as nobody else would say it. */
  readonly common: Readonly<Record<Topic, string>>;
  /** Frames for a question: `{}` is the question. */
  readonly asks: readonly string[];
  /** What an answer begins with, and what it ends with. */
  readonly openers: readonly string[];
  readonly tails: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly unsure: readonly string[];
  readonly dodges: readonly string[];
}

export const voicesIn: Readonly<Record<Language, Readonly<Record<Temperament, Voice>>>> = { ru, en };

/**
 * How often a temperament puts something of its own before a question, which people seldom do, or to an answer; and how
 * often it begins a question with a small letter.
 */
export const chattiness: Readonly<
  Record<Temperament, { readonly asks: number; readonly answers: number; readonly small?: number }>
> = {
  shy: { asks: 0.1, answers: 0.18 },
  prosecutor: { asks: 0.07, answers: 0.12 },
  joker: { asks: 0.07, answers: 0.12, small: 0.15 },
  poet: { asks: 0.07, answers: 0.15 },
  grumbler: { asks: 0.1, answers: 0.18, small: 0.15 },
  'know-all': { asks: 0.07, answers: 0.15 },
};

/** Stable over a match, whoever comes and goes: it follows from the names and the seat, and neighbours differ. */
export function temperamentOf(names: readonly string[], seat: Seat): Temperament {
  let sum = 0;
  for (const letter of names.join('|')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return temperaments[(sum + seat) % temperaments.length] ?? 'shy';
}
