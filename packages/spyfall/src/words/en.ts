import type { GameWords } from '@tasovka/kernel';
import type { Spyfall } from '../game.ts';
import { readPack } from '../pack.ts';
import { fault } from './en/fault.ts';
import { actions, others, phases } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { reasons, refusals } from './en/refusal.ts';
import { rules } from './en/rules.ts';
import { story } from './en/story.ts';
import { gameWords, type LanguageWords } from './gameWords.ts';

const en: LanguageWords = {
  name: 'Spyfall: Time Machine',
  tagline: 'Everybody knows where they are. One of you is only pretending.',
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

export const words: GameWords<Spyfall> = gameWords('en', en);

/** The words of a table with places of its own. */
export function wordsWith(things: unknown): GameWords<Spyfall> {
  const pack = readPack(things);
  return pack.ok ? gameWords('en', en, pack.value) : words;
}
