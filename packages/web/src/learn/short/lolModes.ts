import type { Lesson } from '../lesson.ts';

/** The modes of «ЛОЛ!» in a minute: one round, and what each of them makes of it. */
export const lesson: Lesson = {
  learnt: ['LO-30', 'LO-31', 'LO-32', 'LO-33', 'LO-34'],
  deal: {
    game: 'lol',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000 },
    fixedDeal: {
      open: 'green-4',
      hands: [['green-5'], ['lol', 'red-ha', 'blue-3'], ['yellow-9', 'green-bah']],
      deck: ['red-1', 'yellow-3', 'blue-7'],
    },
  },
  steps: [
    { says: 'last', at: '.hand .can', wants: { play: true } },
    { says: 'counts', at: '.over ol', reads: true },
    { says: 'knockout', at: '.over ol', reads: true },
    { says: 'others', at: '.over ol', reads: true, ends: true },
  ],
};
