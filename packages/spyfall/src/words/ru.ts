import type { GameWords } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';
import { readPack } from '../pack.ts';
import { gameWords, type LanguageWords } from './gameWords.ts';
import { fault } from './ru/fault.ts';
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
  rules,
  others,
  story,
  fault,
};

export const words: GameWords<Spyfall> = gameWords('ru', ru);

/** Слова для стола со своими местами. */
export function wordsWith(things: unknown): GameWords<Spyfall> {
  const pack = readPack(things);
  return pack.ok ? gameWords('ru', ru, pack.value) : words;
}
