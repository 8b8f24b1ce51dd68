import type { Language } from '@tasovka/kernel';
import { remembered } from './remembered.svelte.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Sorting = 'colour' | 'value' | 'drawn';

const spoken: Language = navigator.language.toLowerCase().startsWith('en') ? 'en' : 'ru';

/** What this device remembers about its owner's taste. */
export const settings = {
  language: remembered<Language>('language', spoken),
  theme: remembered<Theme>('theme', 'auto'),
  sound: remembered('sound', true),
  vibration: remembered('vibration', true),
  /** The microphone may hear whether one keeps quiet (AC-2). */
  voice: remembered('voice', false),
  /** A word of advice for what one has not done yet. */
  hints: remembered('hints', true),
  sorting: remembered<Sorting>('sorting', 'colour'),
};
