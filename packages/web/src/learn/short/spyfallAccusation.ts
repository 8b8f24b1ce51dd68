import type { Lesson } from '../lesson.ts';

/** An accusation in a minute: the spy points at somebody else, and one voice is enough to stop it. */
export const lesson: Lesson = {
  learnt: ['SP-20', 'SP-21', 'SP-31'],
  deal: {
    game: 'spyfall',
    seats: 4,
    dealer: 1,
    options: { variant: 'classic', rounds: 2, talk: 'text', roundMs: 600_000 },
    fixedDeal: { deal: { location: 'saloon', spy: 2 } },
  },
  steps: [
    {
      says: 'look',
      at: '.look',
      after: () => [
        { by: 1, does: { type: 'ask', seat: 3 }, line: 'ask3' },
        { by: 3, does: { type: 'answer' }, line: 'answer3' },
        { by: 3, does: { type: 'ask', seat: 2 }, line: 'ask1' },
        { by: 2, does: { type: 'answer' }, line: 'answerSpy' },
        { by: 2, does: { type: 'accuse', seat: 3 } },
      ],
    },
    {
      says: 'vote',
      at: '.verdict .go',
      wants: { vote: { field: 'guilty', of: [false] } },
      otherwise: 'tooHasty',
    },
    { says: 'saved', at: '.verdict h2', reads: true, ends: true },
  ],
};
