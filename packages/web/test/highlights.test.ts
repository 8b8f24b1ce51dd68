import type { Frame } from '@tasovka/protocol';
import { expect, it } from 'vitest';
import { highlightsOf, thinned } from '../src/replay/highlights.ts';

const frame = (n: number, ...types: string[]): Frame => [
  n,
  n,
  {},
  types.map((type) => ({ type, times: [null, 312, 280] })),
];

it('a moment is what is told of it first, and a race has its fastest hand', () => {
  const found = highlightsOf([
    frame(0, 'dealt'),
    frame(1, 'laid', 'slap-over', 'caught'),
    frame(2, 'laid'),
    frame(3, 'caught'),
  ]);
  expect(found.map(({ at, kind, ms }) => [at, kind, ms])).toEqual([
    [1, 'slap', 280],
    [3, 'catch', 280],
  ]);
});

it('a long match has no more marks than stand apart, and the rarest stay', () => {
  const frames = Array.from({ length: 2000 }, (_, n) =>
    frame(n, n % 500 === 499 ? 'round-won' : n % 3 === 0 ? 'slap-over' : 'laid'),
  );
  const all = highlightsOf(frames);
  const shown = thinned(all, frames.length - 1, 64);
  expect(shown).toHaveLength(64);
  expect(shown.filter(({ kind }) => kind === 'end').map(({ at }) => at)).toEqual([499, 999, 1499, 1999]);
  expect(thinned(all.slice(0, 1), 0, 64)).toHaveLength(1);
});
