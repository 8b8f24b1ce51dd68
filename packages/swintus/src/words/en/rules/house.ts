import { house as common } from '@tasovka/cards/words/en';
import type { Rules } from '../../types.ts';

/** Rules that tables add by themselves: HR-… */
export const house = {
  ...common.rules,
  'HR-2': {
    title: 'Snatch in suit',
    text: 'A house rule. A Snatch is passed on only by a Snatch of the same colour. No such card? Then take what you owe.',
  },
  'HR-4': {
    title: 'No winning on a prescription',
    text: 'A house rule. A prescription, Wild Hog included, can’t be your last card: draw first. Numbers, etiquette cards, healing and infections may end a deal. What lies face down is nobody’s business until it is turned over.',
  },
  'HR-11': {
    title: 'No Hog on a Hog',
    text: 'A house rule. A Wild Hog isn’t laid on a Wild Hog, nor is it intercepted: one table can’t bear two bosses.',
  },
} satisfies Rules;
