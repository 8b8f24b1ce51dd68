import { plays } from '../../practice/practice.ts';
import { dealt, type Examples, listOf } from './example.ts';

const deal = dealt('lol', { turnMs: 0, slapMs: 60_000 });
const second = ['red-2', 'blue-2', 'green-2'];
const third = ['red-4', 'blue-4', 'green-4'];

export const examples: Examples = {
  'LO-10': {
    deal: deal('green-7', [['green-2', 'red-7', 'blue-5', 'imho'], second, third]),
    solved: (_view, { type }) => type === 'play',
  },
  'LO-12': {
    deal: deal('blue-1', [['blue-5', 'red-5', 'blue-8'], ['blue-5', 'red-2', 'blue-2'], third], 1),
    before: [plays(1, 'blue-5')],
    verb: 'jump',
    solved: (_view, { type }) => type === 'jump',
  },
  'LO-13': {
    deal: deal('red-6', [['red-1', 'blue-8'], second, third]),
    buttons: [{ type: 'say' }],
    solved: (view, { type }) => type === 'say' && listOf(view, 'declared').includes(0),
  },
  'LO-14': {
    deal: deal('red-8', [['red-3', 'red-3', 'blue-6'], second, third]),
    solved: (_view, { copies }) => copies === 2,
    lost: (view) => view.turn !== 0,
  },
  'LO-20': {
    deal: deal('yellow-3', [['red-5', 'red-0'], second, ['yellow-bah', 'red-2', 'blue-2']], 2),
    before: [plays(2, 'yellow-bah')],
    race: true,
    solved: (view) => listOf(view, 'hands')[0] === 2,
    lost: (view) => listOf(view, 'hands')[0] === 4,
  },
  'LO-24': {
    deal: deal('red-3', [['red-ups', 'red-8', 'blue-1'], second, third]),
    solved: (_view, { type }) => type === 'cover',
  },
  'LO-27': {
    deal: deal('red-5', [['imho', 'green-1', 'green-8'], second, third]),
    solved: (_view, { card }) => card === 'imho',
  },
  'LO-28': {
    deal: deal('red-3', [['green-ha', 'blue-haha', 'lol', 'red-9'], second, ['red-haha', 'red-2', 'blue-2']], 2),
    before: [plays(2, 'red-haha')],
    buttons: [{ type: 'take' }],
    solved: (_view, { type }) => type === 'play',
    lost: (view) => view.owed === 0,
  },
};
