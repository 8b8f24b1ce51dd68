import { faultTeller } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/en';
import { house as rules } from './rules/house.ts';

const titles: Readonly<Record<string, { title: string }>> = rules;

/** What is wrong with the deck or the house rules. */
export const fault = faultTeller(house, 'This table can’t be played.', (id) => titles[id]?.title ?? id);
