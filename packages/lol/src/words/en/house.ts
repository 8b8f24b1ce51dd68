import { faultTeller } from '@tasovka/cards/words';
import { house as common } from '@tasovka/cards/words/en';
import type { LolWords } from '../types.ts';

/** House rules: the numbers HR-… */
export const house = {
  ...common.rules,
  'HR-2': {
    title: 'Pass it on in colour',
    text: 'A house rule. A plus is passed on only by a plus of the colour being followed, or by the LOL! joker.',
  },
  'HR-4': {
    title: 'Close with a number',
    text: 'A house rule. An action or a joker can’t be your last card: draw first. Oops! may be laid, but what covers it at the end must be a number. “Cold calculation” doesn’t go with this rule.',
  },
  'HR-7': {
    title: '“Wake up!” for every card',
    text: 'A house rule. Copies of actions and jokers may be laid out of turn as well. The card acts again, and what is owed grows and flies on to the neighbour of whoever was awake.',
  },
  'HR-11': {
    title: 'No joker on a joker',
    text: 'A house rule. No joker goes on LOL! or IMHO!, so LOL! can’t be passed on either.',
  },
} satisfies Partial<LolWords['rules']>;

const titles: Readonly<Record<string, { title: string }>> = {
  ...house,
  coldCalculation: { title: 'Cold calculation' },
};

/** What is wrong with the deck or the house rules. */
export const fault = faultTeller(common, 'This table can’t be played.', (id) => titles[id]?.title ?? id);
