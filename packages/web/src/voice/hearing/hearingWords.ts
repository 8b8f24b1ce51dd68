import type { Language } from '@tasovka/kernel';
import type { HearingWords } from '../../words/ru/hearing.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly hearing: HearingWords }>>> = {
  ru: () => import('../../words/ru/hearing.ts'),
  en: () => import('../../words/en/hearing.ts'),
};

/** Nobody pays for these words whose silence nobody hears. */
export const loadHearingWords = async (language: Language): Promise<HearingWords> =>
  (await loaders[language]()).hearing;
