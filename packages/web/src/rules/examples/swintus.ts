import { plays } from '../../practice/practice.ts';
import { dealt, type Examples, listOf } from './example.ts';

const deal = dealt('swintus', { turnMs: 0, slapMs: 60_000, mistakes: 'prevented' });
const second = ['red-2', 'blue-2', 'green-2'];
const third = ['red-4', 'blue-4', 'green-4'];

export const examples: Examples = {
  'SW-10': {
    deal: deal('blue-3', [['blue-7', 'red-3', 'green-5', 'yellow-hapyozh'], second, third]),
    solved: (_view, { type }) => type === 'play',
  },
  'SW-11': {
    deal: deal('blue-3', [['red-7', 'green-5', 'yellow-1'], second, third]),
    buttons: [{ type: 'draw' }, { type: 'pass' }],
    solved: (_view, { type }) => type === 'draw',
  },
  'SW-12': {
    deal: deal('red-5', [['polisvin', 'green-1', 'green-7'], second, third]),
    solved: (_view, { card }) => card === 'polisvin',
  },
  'SW-13': {
    deal: deal('red-6', [['red-1', 'red-4'], second, third]),
    buttons: [{ type: 'declare' }],
    after: (view) => (listOf(view, 'catchable').includes(0) ? [{ by: 1, does: { type: 'catch', seat: 0 } }] : []),
    solved: (view, { type }) => type === 'play' && listOf(view, 'declared').includes(0),
    lost: (view) => listOf(view, 'hands')[0] === 4,
  },
  'SW-14': {
    deal: deal('green-1', [['green-6', 'blue-6', 'red-6'], ['green-6', 'red-2', 'blue-2'], third], 1),
    before: [plays(1, 'green-6')],
    verb: 'intercept',
    solved: (_view, { type }) => type === 'intercept',
  },
  'SW-21': {
    deal: deal('red-3', [['blue-hapyozh', 'red-5', 'red-0'], second, ['red-hapyozh', 'red-2', 'blue-2']], 2),
    before: [plays(2, 'red-hapyozh')],
    buttons: [{ type: 'take' }],
    solved: (_view, { card }) => card === 'blue-hapyozh',
    lost: (view) => view.owed === 0,
  },
  'SW-23': {
    deal: deal('yellow-3', [['red-5', 'red-0'], second, ['yellow-hlopkopyt', 'red-2', 'blue-2']], 2),
    before: [plays(2, 'yellow-hlopkopyt')],
    race: true,
    solved: (view) => listOf(view, 'hands')[0] === 2,
    lost: (view) => listOf(view, 'hands')[0] === 4,
  },
  'SW-24': {
    deal: deal('green-3', [['green-perehryuk', 'red-5', 'blue-1'], second, third]),
    solved: (view) => view.direction === -1,
  },
  'SW-31': {
    deal: deal(
      'red-3',
      [['red-2', 'yellow-3', 'blue-5', 'green-1'], second, ['blue-svinorot', 'green-2', 'blue-4']],
      2,
    ),
    before: [plays(2, 'blue-svinorot', { with: 'green-2' })],
    buttons: [{ type: 'pass' }],
    solved: (_view, { type }) => type === 'play',
    lost: (view) => view.phase !== 'svinorot',
  },
  'SW-37': {
    deal: deal('green-3', [['red-7', 'blue-1'], second, ['green-temnodel', 'red-6', 'blue-4']], 2),
    before: [plays(2, 'green-temnodel', { dark: 'red-6', claim: 'green-5' })],
    buttons: [{ type: 'check' }],
    verb: 'dark',
    solved: (_view, { type }) => type === 'check',
  },
  'SW-74': {
    deal: deal('blue-3', [['green-virus', 'green-vaccine', 'red-7', 'yellow-1'], second, third], 0, {
      sets: ['zombie'],
    }),
    buttons: [{ type: 'heal', colour: 'green' }],
    solved: (_view, { type }) => type === 'heal',
  },
};
