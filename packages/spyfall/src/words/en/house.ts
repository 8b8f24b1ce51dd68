import type { HouseRuleNumber } from '../../house/numbers.ts';
import type { RuleWords } from '../gameWords.ts';

/** House rules: the numbers HR-… */
export const house: Pick<RuleWords, HouseRuleNumber> = {
  'HR-8': {
    title: 'One place crossed out',
    text: 'A house rule. From the start the spy knows of one place where you certainly are not: it’s crossed out on the spy’s card. Nobody else knows which.',
  },
  'HR-9': {
    title: 'Two spies',
    text: 'A house rule for seven or more, in classic only. There are two spies who don’t know of each other. They win and lose together: catch one and you’ve caught both; if one names the place, both score.',
  },
  'HR-10': {
    title: 'The majority decides',
    text: 'A house rule for classic. More than half of the votes is enough to turn a card over, on an accusation and when time is up. Whoever keeps silent votes no.',
  },
};
