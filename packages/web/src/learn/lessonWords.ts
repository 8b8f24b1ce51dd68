import type { Language } from '@tasovka/kernel';
import type { LessonWords } from '../words/ru/lessons.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly lessons: LessonWords }>>> = {
  ru: () => import('../words/ru/lessons.ts'),
  en: () => import('../words/en/lessons.ts'),
};

export const loadLessonWords = async (language: Language): Promise<LessonWords> => (await loaders[language]()).lessons;
