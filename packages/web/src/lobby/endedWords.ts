import type { Language } from '@tasovka/kernel';
import type { EndedWords } from '../words/ru/ended.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly ended: EndedWords }>>> = {
  ru: () => import('../words/ru/ended.ts'),
  en: () => import('../words/en/ended.ts'),
};

export const loadEndedWords = async (language: Language): Promise<EndedWords> => (await loaders[language]()).ended;
