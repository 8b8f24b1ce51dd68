import type { Language } from '@tasovka/kernel';
import type { ReplayWords } from '../words/ru/replay.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly replay: ReplayWords }>>> = {
  ru: () => import('../words/ru/replay.ts'),
  en: () => import('../words/en/replay.ts'),
};

/** Nobody pays for these words who looks at no replay. */
export const loadReplayWords = async (language: Language): Promise<ReplayWords> => (await loaders[language]()).replay;
