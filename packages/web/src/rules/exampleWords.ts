import type { Language } from '@tasovka/kernel';
import type { ExampleWords } from '../words/ru/examples.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: ExampleWords }>>> = {
  ru: () => import('../words/ru/examples.ts'),
  en: () => import('../words/en/examples.ts'),
};

export const loadExampleWords = async (language: Language): Promise<ExampleWords> => (await loaders[language]()).words;
