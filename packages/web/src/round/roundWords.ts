import type { Language } from '@tasovka/kernel';
import type { RoundWords } from '../words/ru/round.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly round: RoundWords }>>> = {
  ru: () => import('../words/ru/round.ts'),
  en: () => import('../words/en/round.ts'),
};

export const loadRoundWords = async (language: Language): Promise<RoundWords> => (await loaders[language]()).round;
