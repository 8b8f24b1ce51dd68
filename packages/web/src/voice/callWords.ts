import type { Language } from '@tasovka/kernel';
import type { CallWords } from '../words/ru/call.ts';
import type { CallKeyWords } from '../words/ru/callKey.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly call: CallWords }>>> = {
  ru: () => import('../words/ru/call.ts'),
  en: () => import('../words/en/call.ts'),
};

const keyLoaders: Readonly<Record<Language, () => Promise<{ readonly callKey: CallKeyWords }>>> = {
  ru: () => import('../words/ru/callKey.ts'),
  en: () => import('../words/en/callKey.ts'),
};

export const loadCallKeyWords = async (language: Language): Promise<CallKeyWords> =>
  (await keyLoaders[language]()).callKey;

/** Nobody pays for these words who does not talk. */
export const loadCallWords = async (language: Language): Promise<CallWords> => (await loaders[language]()).call;
