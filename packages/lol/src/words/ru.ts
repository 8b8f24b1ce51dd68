import { decks } from './ru/decks.ts';
import { fault, house } from './ru/house.ts';
import { actions, phases, reasons } from './ru/labels.ts';
import { options, presets } from './ru/options.ts';
import { refusal } from './ru/refusal.ts';
import { rules } from './ru/rules.ts';
import { story } from './ru/story.ts';
import { thing } from './ru/things.ts';
import type { LolWords } from './types.ts';

export const words: LolWords = {
  name: 'ЛОЛ!',
  tagline: 'Сбрось все карты. И не забудь посмеяться первым.',
  options,
  presets,
  decks,
  actions,
  phases,
  reasons,
  rules: { ...rules, ...house },
  thing,
  story,
  refusal,
  fault,
};
