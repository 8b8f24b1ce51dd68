import type { GameWords } from '@tasovka/kernel';
import { actions, phases, reasons } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { refusal } from './en/refusal.ts';
import { rules } from './en/rules.ts';
import { story } from './en/story.ts';
import { thing } from './en/things.ts';

export const words: GameWords = {
  name: 'LOL!',
  tagline: 'Lose every card. Have the last laugh, out loud.',
  options,
  presets,
  actions,
  phases,
  reasons,
  rules,
  thing,
  story,
  refusal,
};
