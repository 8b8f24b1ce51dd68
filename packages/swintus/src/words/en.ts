import { enPlural, teller } from '@tasovka/kernel';
import { decks } from './en/decks.ts';
import { fault } from './en/fault.ts';
import { actions, effects, phases, reasons } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { refusal } from './en/refusal.ts';
import { acts } from './en/rules/acts.ts';
import { base } from './en/rules/base.ts';
import { etiquette } from './en/rules/etiquette.ts';
import { house } from './en/rules/house.ts';
import { sets } from './en/rules/sets.ts';
import { circles } from './en/rules/specialRounds.ts';
import { lines } from './en/story/lines.ts';
import { thing } from './en/things.ts';
import type { SwintusWords } from './types.ts';

export const words: SwintusWords = {
  name: 'Swintus Deluxe',
  tagline: 'Lose every card you hold. Preferably into a friend’s lap.',
  options,
  presets,
  decks,
  actions,
  effects,
  phases,
  reasons,
  rules: { ...base, ...circles, ...etiquette, ...sets, ...acts, ...house },
  thing,
  story: teller(lines, 'en'),
  refusal,
  fault,
  scoring: (goal) => `The winner gets a point for every card the others hold. First to ${goal}.`,
  bonus: (points) => `And ${enPlural(points, 'point')} more for honesty in the dark.`,
};
