import { ruPlural, teller } from '@tasovka/kernel';
import { decks } from './ru/decks.ts';
import { fault } from './ru/fault.ts';
import { actions, effects, phases, reasons } from './ru/labels.ts';
import { options, presets } from './ru/options.ts';
import { refusal } from './ru/refusal.ts';
import { acts } from './ru/rules/acts.ts';
import { base } from './ru/rules/base.ts';
import { etiquette } from './ru/rules/etiquette.ts';
import { house } from './ru/rules/house.ts';
import { sets } from './ru/rules/sets.ts';
import { circles } from './ru/rules/specialRounds.ts';
import { lines } from './ru/story/lines.ts';
import { thing } from './ru/things.ts';
import type { SwintusWords } from './types.ts';

export const words: SwintusWords = {
  name: 'Свинтус Deluxe',
  tagline: 'Избавься от карт. Желательно — в руки соседу.',
  options,
  presets,
  decks,
  actions,
  effects,
  phases,
  reasons,
  rules: { ...base, ...circles, ...etiquette, ...sets, ...acts, ...house },
  thing,
  story: teller(lines, 'ru'),
  refusal,
  fault,
  scoring: (goal) => `Победителю — по очку за каждую карту у остальных. Играем до ${goal}.`,
  bonus: (points) => `И ещё ${ruPlural(points, 'очко', 'очка', 'очков')} — за честную темноту.`,
};
