import type { Lesson } from '../lesson.ts';

/** To be the spy, in a minute: nod, answer mistily, listen, and name the place. */
export const lesson: Lesson = {
  learnt: ['SP-11', 'SP-22', 'SP-30'],
  deal: {
    game: 'spyfall',
    seats: 4,
    dealer: 1,
    options: { variant: 'classic', rounds: 2, talk: 'text', roundMs: 600_000 },
    fixedDeal: { deal: { location: 'saloon', spy: 0 } },
  },
  steps: [
    {
      says: 'look',
      at: '.look',
      after: () => [{ by: 1, does: { type: 'ask', seat: 0 }, line: 'ask1' }],
    },
    { says: 'answer', at: 'form', wants: { answer: true } },
    {
      says: 'ask',
      at: '.whom',
      wants: { ask: true },
      // Whoever is asked says something that gives the place away, and so does the next one.
      after: ({ action }) => {
        const first = Number(action.seat);
        const second = first === 3 ? 2 : 3;
        return [
          { by: first, does: { type: 'answer' }, line: 'hint1' },
          { by: first, does: { type: 'ask', seat: second }, line: 'ask3' },
          { by: second, does: { type: 'answer' }, line: 'hint2' },
        ];
      },
    },
    {
      says: 'guess',
      at: '.tools button:nth-of-type(2)',
      wants: { guess: { field: 'location', of: ['saloon'] } },
      otherwise: 'notThere',
    },
    { at: '.reveal', wants: { next: true }, ends: true },
  ],
};
