import { actions, phases, reasons } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { refusal } from './en/refusal.ts';
import { rules } from './en/rules.ts';
import { story } from './en/story.ts';
import { thing } from './en/things.ts';
import type { LolWords } from './types.ts';

export const words: LolWords = {
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
