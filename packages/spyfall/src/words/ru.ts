import type { GameWords } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';
import { gameWords, type LanguageWords, packWords } from './gameWords.ts';
import { fault } from './ru/fault.ts';
import { house } from './ru/house.ts';
import { actions, others, phases } from './ru/labels.ts';
import { options, presets } from './ru/options.ts';
import { reasons, refusals } from './ru/refusal.ts';
import { rules } from './ru/rules.ts';
import { story } from './ru/story.ts';

const ru: LanguageWords = {
  name: 'Находка для шпиона. Машина времени',
  tagline: 'Все знают, где они. Кроме одного — и он очень старается не подать виду.',
  options,
  presets,
  actions,
  phases,
  reasons,
  refusals,
  rules: { ...rules, ...house },
  others,
  story,
  fault,
};

export const words: GameWords<Spyfall> = gameWords('ru', ru);

/** Слова для стола, где не только коробка. */
export const wordsWith = (things: unknown, options: unknown): Promise<GameWords<Spyfall>> =>
  packWords('ru', ru, things, options);
