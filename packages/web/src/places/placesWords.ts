import type { Language } from '@tasovka/kernel';
import type { PlacesWords } from '../words/ru/places.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly places: PlacesWords }>>> = {
  ru: () => import('../words/ru/places.ts'),
  en: () => import('../words/en/places.ts'),
};

/** Nobody pays for these words who neither chooses places nor makes any. */
export const loadPlacesWords = async (language: Language): Promise<PlacesWords> => (await loaders[language]()).places;
