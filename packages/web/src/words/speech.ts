import type { Language } from '@tasovka/kernel';
import { settings } from '../lib/settings.ts';
import type { CommonWords, Words } from './ru.ts';
import { spoken } from './spoken.svelte.ts';

const loaders: Readonly<Record<Language, () => Promise<CommonWords>>> = {
  ru: async () => (await import('./ru.ts')).ru,
  en: async () => (await import('./en.ts')).en,
};

const spyLoaders: Readonly<Record<Language, () => Promise<Words['spy']>>> = {
  ru: async () => (await import('./ru/spy.ts')).spy,
  en: async () => (await import('./en/spy.ts')).spy,
};

/** A screen of «Шпион» was opened: its words come, in every language from then on. */
let spyWords: Promise<void> | null = null;

async function wordsOf(language: Language): Promise<Words> {
  const words = await loaders[language]();
  if (spyWords) return { ...words, spy: await spyLoaders[language]() };
  return {
    ...words,
    get spy(): never {
      throw new Error('nothing of «Шпион» can be said before its words have come');
    },
  };
}

/** The app's own sentences in the language of this device. */
export const say = {
  get now(): Words {
    if (!spoken.words) throw new Error('nothing can be said before a language is learnt');
    return spoken.words;
  },
};

/** Only the language that is read is loaded. */
export async function learn(language: Language): Promise<void> {
  spoken.words = await wordsOf(language);
  settings.language.value = language;
}

/** A part of «Шпион», with its words: nobody else waits for them. */
export async function withSpyWords<T>(part: Promise<T>): Promise<T> {
  // Whoever asks second waits as well.
  spyWords ??= learn(settings.language.value).catch((error) => {
    spyWords = null;
    throw error;
  });
  await spyWords;
  return part;
}
