import type { Language } from '@tasovka/kernel';
import type { PocketWords } from '../words/ru/pocket.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly pocket: PocketWords }>>> = {
  ru: () => import('../words/ru/pocket.ts'),
  en: () => import('../words/en/pocket.ts'),
};

export const loadPocketWords = async (language: Language): Promise<PocketWords> => (await loaders[language]()).pocket;
