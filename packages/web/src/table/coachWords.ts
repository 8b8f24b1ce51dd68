import type { Language } from '@tasovka/kernel';
import type { CoachWords } from '../words/ru/coach.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly coach: CoachWords }>>> = {
  ru: () => import('../words/ru/coach.ts'),
  en: () => import('../words/en/coach.ts'),
};

/** Home has nobody to coach. */
export const loadCoachWords = async (language: Language): Promise<CoachWords> => (await loaders[language]()).coach;
