import { settings } from '../lib/settings.ts';
import { en } from './en.ts';
import { ru, type Words } from './ru.ts';

/** The app's own sentences in the language of this device. */
export const say = {
  get now(): Words {
    return settings.language.value === 'ru' ? ru : en;
  },
};
