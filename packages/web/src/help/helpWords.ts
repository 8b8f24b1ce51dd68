import type { Language } from '@tasovka/kernel';
import type { HelpWords } from '../words/ru/help.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly help: HelpWords }>>> = {
  ru: () => import('../words/ru/help.ts'),
  en: () => import('../words/en/help.ts'),
};

/** Nobody pays for these words who never asks. */
export const loadHelpWords = async (language: Language): Promise<HelpWords> => (await loaders[language]()).help;
