import { plays } from '../practice/practice.ts';
import type { Lesson } from './lesson.ts';

const cards = (...of: string[]) => ({ field: 'card', of });
const colourOf = (card: string | undefined): string => card?.split('-')[0] ?? 'green';
/** The card that is neither the joker nor gone. */
const leftover = (hand: readonly string[]): string => colourOf(hand.find((card) => card !== 'lol'));

/** Whatever can be laid, but not the joker, which is kept for the end. */
const butJoker = '.hand .can:not([data-kind=lol])';

/** «ЛОЛ!» in nine moves: match, «Врядли!», draw, «Не спи!», slap, call, finish with a joker. */
export const lesson: Lesson = {
  learnt: ['LO-15', 'LO-10', 'LO-28', 'LO-12', 'LO-20', 'LO-13', 'LO-35'],
  deal: {
    game: 'lol',
    seats: 3,
    dealer: 2,
    options: { turnMs: 0, slapMs: 60_000 },
    fixedDeal: {
      open: 'green-4',
      hands: [
        ['green-0', 'blue-4', 'yellow-haha', 'red-9', 'lol'],
        ['imho', 'red-9', 'red-bah', 'green-6', 'blue-6', 'yellow-5'],
        ['red-ha', 'yellow-6', 'imho', 'green-1', 'blue-1', 'yellow-1'],
      ],
      deck: ['red-1', 'yellow-3', 'blue-7', 'yellow-9'],
    },
  },
  steps: [
    { says: 'goal', at: '.hand [data-kind=lol]', reads: true },
    {
      says: 'match',
      at: butJoker,
      wants: { play: cards('green-0', 'blue-4') },
      otherwise: 'keep',
      after: () => [plays(1, 'imho', { colour: 'red' }), plays(2, 'red-ha')],
    },
    {
      says: 'passOn',
      at: butJoker,
      wants: { play: cards('yellow-haha') },
      otherwise: 'keep',
      after: () => [{ by: 1, does: { type: 'take' } }, plays(2, 'yellow-6')],
    },
    {
      says: 'draw',
      at: '.deck',
      wants: { draw: true },
      after: () => [plays(1, 'red-9')],
    },
    {
      says: 'jump',
      at: '.hand .can',
      wants: { jump: cards('red-9') },
      after: () => [plays(1, 'red-bah')],
    },
    {
      says: 'slap',
      at: '.slap button',
      wants: { slap: true },
      after: ({ action, hand }) => [
        { by: 1, does: { type: 'slap', ms: Number(action.ms) + 140 } },
        { by: 2, does: { type: 'slap', ms: Number(action.ms) + 260 } },
        plays(2, 'imho', { colour: leftover(hand) }),
      ],
    },
    { says: 'lastButOne', at: '.hand .can', wants: { play: cards('green-0', 'blue-4') }, otherwise: 'keep' },
    {
      says: 'call',
      at: '.bar .call',
      wants: { say: true },
      after: ({ top }) => [plays(1, `${colourOf(top)}-6`), plays(2, `${colourOf(top)}-1`)],
    },
    { says: 'last', at: '.hand .can', wants: { play: cards('lol') } },
    { at: '.over', wants: { next: true }, ends: true },
  ],
};
