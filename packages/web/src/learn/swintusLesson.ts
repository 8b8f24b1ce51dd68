import { plays } from '../practice/practice.ts';
import type { Lesson } from './lesson.ts';

const cards = (...of: string[]) => ({ field: 'card', of });
const colourOf = (card: string | undefined): string => card?.split('-')[0] ?? 'red';

/** «Свинтус» in ten moves: match, pass the Хапёж on, draw, cut in, slap, call, catch, win. */
export const lesson: Lesson = {
  learnt: ['SW-10', 'SW-21', 'SW-14', 'SW-23', 'SW-13'],
  deal: {
    game: 'swintus',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000, mistakes: 'prevented' },
    fixedDeal: {
      open: 'red-3',
      hands: [
        ['red-5', 'yellow-3', 'blue-hapyozh', 'green-6', 'yellow-1'],
        ['polisvin', 'polisvin', 'green-6', 'green-hlopkopyt', 'blue-2'],
        ['green-hapyozh', 'blue-4', 'green-1', 'red-0', 'yellow-0'],
      ],
      deck: ['red-7', 'yellow-7', 'blue-7', 'red-4', 'yellow-4', 'green-4', 'blue-6'],
    },
  },
  steps: [
    {
      says: 'match',
      at: '.hand .can',
      wants: { play: cards('red-5', 'yellow-3') },
      after: () => [plays(1, 'polisvin', { colour: 'green' }), plays(2, 'green-hapyozh')],
    },
    {
      says: 'passOn',
      at: '.hand .can',
      wants: { play: cards('blue-hapyozh') },
      after: () => [{ by: 1, does: { type: 'take' } }, plays(2, 'blue-4')],
    },
    { says: 'draw', at: '.deck', wants: { draw: true } },
    {
      says: 'drawn',
      at: '.hand .can',
      wants: { play: cards('blue-6') },
      after: () => [plays(1, 'green-6')],
    },
    {
      says: 'cutIn',
      at: '.hand .can',
      wants: { intercept: cards('green-6') },
      after: () => [plays(1, 'green-hlopkopyt')],
    },
    {
      says: 'slap',
      at: '.slap button',
      wants: { slap: true },
      after: ({ action }) => [
        { by: 2, does: { type: 'slap', ms: Number(action.ms) + 140 } },
        { by: 1, does: { type: 'slap', ms: Number(action.ms) + 260 } },
        plays(2, 'green-1'),
      ],
    },
    { says: 'call', at: '.bar .call', wants: { declare: true } },
    {
      says: 'lastButOne',
      at: '.hand .can',
      wants: { play: cards('yellow-1') },
      after: ({ hand }) => [plays(1, 'polisvin', { colour: colourOf(hand[0]) }), plays(2, `${colourOf(hand[0])}-0`)],
    },
    { says: 'catch', at: '.bar .alarm', wants: { catch: true } },
    { says: 'last', at: '.hand .can', wants: { play: true } },
    { at: '.over', wants: { next: true }, ends: true },
  ],
};
