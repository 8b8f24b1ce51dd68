import type { Language } from '@tasovka/kernel';
import { persisted } from './persisted.svelte.ts';

export type Theme = 'auto' | 'light' | 'dark';
export type Sorting = 'colour' | 'value' | 'drawn';

const spoken: Language = navigator.language.toLowerCase().startsWith('en') ? 'en' : 'ru';

/** What this device remembers about its owner's taste. */
export const settings = {
  language: persisted<Language>('language', spoken),
  theme: persisted<Theme>('theme', 'auto'),
  sound: persisted('sound', true),
  /** From 0 to 1. */
  volume: persisted('volume', 0.7),
  vibration: persisted('vibration', true),
  /** The microphone may hear whether one keeps quiet (AC-2). */
  voice: persisted('voice', false),
  /** A word of advice for what one has not done yet. */
  hints: persisted('hints', true),
  /** That this phone may fall asleep at the table was read. */
  sleepTold: persisted('sleep-told', false),
  sorting: persisted<Sorting>('sorting', 'colour'),
};
