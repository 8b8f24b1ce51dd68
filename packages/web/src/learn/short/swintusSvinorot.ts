import { plays } from '../../practice/practice.ts';
import type { Lesson } from '../lesson.ts';

/** Свинорот in a minute: open it with a small number, climb, and see what it costs to give up. */
export const lesson: Lesson = {
  learnt: ['SW-30', 'SW-31', 'SW-32'],
  deal: {
    game: 'swintus',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000, mistakes: 'prevented' },
    fixedDeal: {
      open: 'red-3',
      hands: [
        ['green-svinorot', 'blue-1', 'red-2', 'yellow-3', 'blue-7'],
        ['green-1', 'blue-2', 'red-7'],
        ['green-2', 'yellow-6', 'red-0'],
      ],
      deck: ['red-5', 'yellow-7', 'green-7', 'red-4', 'blue-4'],
    },
  },
  steps: [
    {
      says: 'open',
      at: '.hand .can[data-kind="green-svinorot"]',
      wants: { play: { field: 'card', of: ['green-svinorot'] } },
      otherwise: 'thatOne',
      // The neighbours lay as much as the snack, or one more: a two lies on top in the end.
      after: ({ top }) => [plays(1, top.endsWith('-1') ? 'green-1' : 'blue-2'), plays(2, 'green-2')],
    },
    { says: 'climb', at: '.hand .can', wants: { play: true }, after: () => [{ by: 1, does: { type: 'pass' } }] },
    { says: 'gaveUp', at: '[data-spot="seat-1"]', reads: true, ends: true },
  ],
};
