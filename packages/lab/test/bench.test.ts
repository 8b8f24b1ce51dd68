import { Chance } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import { playByHand, playByKernel } from '../src/bench/heap.ts';
import { compare, median } from '../src/bench/measure.ts';
import { verdictOn } from '../src/bench/report.ts';
import { playUno } from '../src/bench/uno.ts';

test('the kernel plays the same beans as the loop by hand', () => {
  const byKernel = Chance.seeded('beans');
  const byHand = Chance.seeded('beans');
  for (let i = 0; i < 20; i++) expect(playByKernel(byKernel)).toBe(playByHand(byHand));
});

test('the baseline plays whole games of the usual length', () => {
  let moves = 0;
  for (let i = 0; i < 2000; i++) moves += playUno();
  expect(moves / 2000).toBeGreaterThan(58);
  expect(moves / 2000).toBeLessThan(70);
});

test('a ratio is work done in the same time', () => {
  const spin = (times: number) => () => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += Math.sqrt(i);
    return sum < 0 ? 0 : 1;
  };
  const { ratio, rate, baseline } = compare(spin(20_000), spin(2000), { rounds: 5, sliceMs: 5, warmMs: 5 });
  expect(ratio).toBeLessThan(0.5);
  expect(ratio).toBe(rate / baseline);
});

test('verdicts', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(verdictOn({ ratio: 0.1, aim: 0.16 }, 0.09, 1)).toBe('missed');
  expect(verdictOn({ ratio: 0.1, aim: 0.16 }, 0.1, 1)).toBe('reached');
  expect(verdictOn({ ratio: 0.1, aim: 0.16 }, 0.16, 1)).toBe('aim reached');
  expect(verdictOn({ micros: 5 }, 0, 5)).toBe('missed');
  expect(verdictOn(null, 0, 5)).toBe('');
});
