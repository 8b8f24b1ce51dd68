import type { JsonObject } from '@tasovka/kernel';
import type { Deal } from '../../practice/practice.ts';
import type { Examples } from './example.ts';

const deal = (dealer: number, spy: number): Deal => ({
  game: 'spyfall',
  seats: 4,
  dealer,
  options: { variant: 'classic', rounds: 2, talk: 'text', answerMs: 0 },
  fixedDeal: { deal: { location: 'saloon', spy } },
});
const guesses = ['lunar-station', 'saloon', 'viking-longship', 'ninja-school'];
const guess = (location: string): JsonObject => ({ type: 'guess', location });

export const examples: Examples = {
  'SP-11': {
    deal: deal(1, 2),
    before: [
      { by: 1, does: { type: 'ask', seat: 0 } },
      { by: 0, does: { type: 'answer' } },
    ],
    buttons: [1, 2, 3].map((seat) => ({ type: 'ask', seat })),
    solved: (_view, { type }) => type === 'ask',
  },
  'SP-20': {
    deal: deal(1, 2),
    before: [
      { by: 3, does: { type: 'accuse', seat: 2 } },
      { by: 1, does: { type: 'vote', guilty: true } },
    ],
    buttons: [true, false].map((guilty) => ({ type: 'vote', guilty })),
    solved: (_view, { guilty }) => guilty === true,
    lost: (view) => view.phase === 'talk',
  },
  'SP-22': {
    deal: deal(1, 0),
    buttons: guesses.map(guess),
    solved: (_view, { location }) => location === 'saloon',
    lost: (view) => view.phase === 'over',
  },
};
