import type { Language } from '@tasovka/kernel';
import type { LessonWords } from '../words/ru/lessons.ts';
import type { ShortLessonWords } from '../words/ru/shortLessons.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly lessons: LessonWords }>>> = {
  ru: () => import('../words/ru/lessons.ts'),
  en: () => import('../words/en/lessons.ts'),
};
const shortLoaders: Readonly<Record<Language, () => Promise<{ readonly short: ShortLessonWords }>>> = {
  ru: () => import('../words/ru/shortLessons.ts'),
  en: () => import('../words/en/shortLessons.ts'),
};

/** What all lessons say, and for a short one also what the short ones do. */
export async function loadLessonWords(language: Language, isShort: boolean): Promise<LessonWords> {
  const { lessons } = await loaders[language]();
  if (!isShort) return lessons;
  const { short } = await shortLoaders[language]();
  return {
    ...lessons,
    games: { ...lessons.games, ...short.games },
    lines: { ...lessons.lines, ...short.lines },
    done: { ...lessons.done, text: { ...lessons.done.text, ...short.done } },
  };
}
