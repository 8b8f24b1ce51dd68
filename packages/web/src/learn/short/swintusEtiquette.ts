import type { Lesson } from '../lesson.ts';

/** Manners apart, in a minute: what the table takes for getting up and for a hand, and what that costs. */
export const lesson: Lesson = {
  learnt: ['SW-52', 'AC-3', 'AC-6', 'AC-7', 'AC-9'],
  deal: {
    game: 'swintus',
    seats: 3,
    dealer: 2,
    options: { sets: ['etiquette'], turnMs: 0, slapMs: 60_000, windowMs: 60_000, mistakes: 'prevented' },
    fixedDeal: {
      open: 'red-4',
      hands: [
        ['shshtol-3', 'blue-2', 'green-5', 'red-6', 'yellow-1'],
        ['green-1', 'blue-6', 'red-7'],
        ['shshtol-3', 'yellow-6', 'red-0', 'green-0'],
      ],
      deck: ['red-5', 'yellow-7', 'green-7'],
    },
  },
  steps: [
    { says: 'sees', at: '.status', reads: true, after: () => [{ by: 1, signal: { type: 'hand' } }] },
    {
      says: 'give',
      at: '.hand .can[data-kind^="shshtol"]',
      wants: { etiquette: true },
      after: () => [{ by: 1, does: { type: 'accept' } }],
    },
    {
      says: 'touch',
      at: '.felt',
      wants: { signal: { field: 'signal', of: ['hand'] } },
      after: () => [{ by: 2, does: { type: 'etiquette', card: 'shshtol-3', seat: 0, cards: ['red-0', 'green-0'] } }],
    },
    { says: 'pay', at: '.bar .main', wants: { accept: true } },
    { says: 'rest', at: '.status', reads: true, ends: true },
  ],
};
