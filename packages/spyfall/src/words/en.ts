import type { GameWords } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';
import { fault } from './en/fault.ts';
import { house } from './en/house.ts';
import { actions, others, phases } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { reasons, refusals } from './en/refusal.ts';
import { rules } from './en/rules.ts';
import { story } from './en/story.ts';
import { gameWords, type LanguageWords, packWords } from './gameWords.ts';

const en: LanguageWords = {
  name: 'Spyfall: Time Machine',
  tagline: 'Everybody knows where they are. One of you is only pretending.',
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

export const words: GameWords<Spyfall> = gameWords('en', en);

/** The words of a table with more than the box. */
export const wordsWith = (things: unknown, options: unknown): Promise<GameWords<Spyfall>> =>
  packWords('en', en, things, options);
