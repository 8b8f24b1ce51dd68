import { faultTeller } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/ru';
import { house as rules } from './rules/house.ts';

const titles: Readonly<Record<string, { title: string }>> = rules;

/** Что не так с колодой или с домашними правилами. */
export const fault = faultTeller(house, 'С такими настройками не сыграть.', (id) => titles[id]?.title ?? id);
