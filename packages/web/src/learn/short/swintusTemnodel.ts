import type { Lesson } from '../lesson.ts';

/** Темнодел in a minute: lay a card face down, say what you like, and call a lie. */
export const lesson: Lesson = {
  learnt: ['SW-35', 'SW-36', 'SW-37'],
  deal: {
    game: 'swintus',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000, mistakes: 'prevented' },
    fixedDeal: {
      open: 'red-3',
      hands: [
        ['red-temnodel', 'blue-5', 'red-2', 'green-7'],
        ['green-1', 'yellow-4', 'blue-6'],
        ['yellow-6', 'blue-2', 'green-3'],
      ],
      deck: ['red-7', 'yellow-7', 'blue-7'],
    },
  },
  steps: [
    {
      says: 'lay',
      at: '.hand .can[data-kind="red-temnodel"]',
      wants: { play: { field: 'card', of: ['red-temnodel'] } },
      otherwise: 'thatOne',
      after: () => [
        { by: 1, does: { type: 'dark', card: 'green-1', claim: 'red-4' } },
        { by: 2, does: { type: 'dark', card: 'yellow-6', claim: 'red-6' } },
      ],
    },
    { says: 'doubt', at: '.bar .main', wants: { check: true } },
    { says: 'lie', at: '.pile', reads: true, ends: true },
  ],
};
