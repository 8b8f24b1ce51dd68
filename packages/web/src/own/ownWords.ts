import type { Language } from '@tasovka/kernel';
import type { OwnWords } from '../words/ru/own.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly own: OwnWords }>>> = {
  ru: () => import('../words/ru/own.ts'),
  en: () => import('../words/en/own.ts'),
};

/** Nobody pays for these words who plays as in the box. */
export const loadOwnWords = async (language: Language): Promise<OwnWords> => (await loaders[language]()).own;
