import type { Lesson, Turn } from './lesson.ts';

const spy = 2;
const answers = (by: number): Turn => ({
  by,
  does: { type: 'answer' },
  line: by === spy ? 'answerSpy' : `answer${by}`,
});
const asks = (by: number, seat: number): Turn => ({ by, does: { type: 'ask', seat }, line: `ask${by}` });

/** One round of «Шпион»: look, ask, answer, look through the places, accuse. */
export const lesson: Lesson = {
  learnt: ['SP-6', 'SP-11', 'SP-20', 'SP-22'],
  deal: {
    game: 'spyfall',
    seats: 4,
    dealer: 0,
    options: { variant: 'classic', rounds: 2, talk: 'text', roundMs: 600_000, answerMs: 0 },
    fixedDeal: { deal: { location: 'saloon', spy } },
  },
  steps: [
    { says: 'look', at: '.look' },
    {
      says: 'ask',
      at: '.whom',
      wants: { ask: true },
      // Whoever is asked answers and asks on; the word comes back by way of the spy, who has no idea.
      after: ({ action }) => {
        const first = Number(action.seat);
        const second = first === spy ? 1 : spy;
        return [answers(first), asks(first, second), answers(second), asks(second, 0)];
      },
    },
    { says: 'answer', at: 'form', wants: { answer: true } },
    { says: 'places', at: '.tools button:nth-of-type(2)' },
    {
      says: 'accuse',
      at: '.tools .hot',
      wants: { accuse: { field: 'seat', of: [spy] } },
      otherwise: 'notThem',
      // Accusing is the learner's vote; the others agree.
      after: () => [
        { by: 1, does: { type: 'vote', guilty: true } },
        { by: 3, does: { type: 'vote', guilty: true } },
      ],
    },
    { at: '.reveal', wants: { next: true }, ends: true },
  ],
};
