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
  scoring: (goal) =>
    goal === null
      ? 'Блиц: вылетает тот, у кого за этот раунд больше всех. Цифры по числу, действия по 5, джокеры по 20. Прошлые раунды не считаются.'
      : goal > 101
        ? `Победителю — очки за всё, что осталось у других: цифры по числу, действия по 5, джокеры по 20. Играем до ${goal}.`
        : `Что осталось на руках — штраф: цифры по числу, действия по 5, джокеры по 20. Больше ${goal} — вылет.`,
  fault,
};
