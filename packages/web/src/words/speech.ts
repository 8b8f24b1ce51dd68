import type { Language } from '@tasovka/kernel';
import { settings } from '../lib/settings.ts';
import type { Words } from './ru.ts';
import { spoken } from './spoken.svelte.ts';

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  ru: async () => (await import('./ru.ts')).ru,
  en: async () => (await import('./en.ts')).en,
};

/** The app's own sentences in the language of this device. */
export const say = {
  get now(): Words {
    if (!spoken.words) throw new Error('nothing can be said before a language is learnt');
    return spoken.words;
  },
};

/** Only the language that is read is loaded. */
export async function learn(language: Language): Promise<void> {
  spoken.words = await loaders[language]();
  settings.language.value = language;
}
