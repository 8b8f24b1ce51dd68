import { plays } from '../../practice/practice.ts';
import type { Lesson } from '../lesson.ts';

/** Тихохрюн in a minute: who talks, pays; whose card it is, ends it. */
export const lesson: Lesson = {
  learnt: ['SW-22', 'AC-2'],
  deal: {
    game: 'swintus',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000, mistakes: 'prevented' },
    fixedDeal: {
      open: 'red-3',
      hands: [
        ['red-tihohryun', 'red-5', 'blue-2', 'red-1'],
        ['red-4', 'red-0', 'blue-6'],
        ['red-tihohryun', 'red-6', 'green-3'],
      ],
      deck: ['green-7', 'yellow-7', 'blue-7', 'yellow-4', 'green-4'],
    },
  },
  steps: [
    {
      says: 'lay',
      at: '.hand .can[data-kind="red-tihohryun"]',
      wants: { play: { field: 'card', of: ['red-tihohryun'] } },
      otherwise: 'thatOne',
      after: () => [{ by: 1, signal: { type: 'spoke' } }, plays(1, 'red-4'), plays(2, 'red-tihohryun')],
    },
    { says: 'hush', at: '.hush', reads: true },
    {
      says: 'play',
      at: '.hand .can',
      wants: { play: true },
      after: () => [plays(1, 'red-0'), plays(2, 'red-6')],
    },
    { says: 'free', at: '.pile', reads: true, ends: true },
  ],
};
