import { expect, test } from 'vitest';
import { compareCards } from '../src/cards/faces.ts';

const hand = ['blue-pff', 'lol', 'green-8', 'yellow-bah', 'yellow-0', 'green-1', 'red-10', 'red-2', 'imho'];

test('by colour: what has one lies together, numbers first, and what has none comes last', () => {
  const sorted = 'red-2 red-10 green-1 green-8 yellow-0 yellow-bah blue-pff imho lol'.split(' ');
  expect([...hand].sort(compareCards('colour'))).toEqual(sorted);
});

test('by value: numbers as they count, whatever their colour, then what acts', () => {
  const sorted = 'yellow-0 green-1 red-2 green-8 red-10 yellow-bah imho lol blue-pff'.split(' ');
  expect([...hand].sort(compareCards('value'))).toEqual(sorted);
});
