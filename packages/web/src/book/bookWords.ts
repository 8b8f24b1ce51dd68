import type { AwardKind } from '@tasovka/games/awards';
import type { Language } from '@tasovka/kernel';
import type { AwardWords } from '../words/ru/awards.ts';
import type { BookWords } from '../words/ru/book.ts';
import type { EveningAwardKind } from './eveningAwards.ts';

export interface AllAwardWords {
  readonly awards: Readonly<Record<AwardKind, AwardWords>>;
  readonly eveningAwards: Readonly<Record<EveningAwardKind, AwardWords>>;
}

const books: Readonly<Record<Language, () => Promise<{ readonly book: BookWords }>>> = {
  ru: () => import('../words/ru/book.ts'),
  en: () => import('../words/en/book.ts'),
};
const awards: Readonly<Record<Language, () => Promise<AllAwardWords>>> = {
  ru: () => import('../words/ru/awards.ts'),
  en: () => import('../words/en/awards.ts'),
};

/** Nobody pays for these words before a match is over. */
export const loadAwardWords = (language: Language): Promise<AllAwardWords> => awards[language]();

export async function loadBookWords(language: Language): Promise<{ words: BookWords; titles: AllAwardWords }> {
  const [{ book }, titles] = await Promise.all([books[language](), loadAwardWords(language)]);
  return { words: book, titles };
}
