import { allGames } from '@tasovka/games/all';
import { expect, test } from 'vitest';
import { readArguments } from '../src/sim/arguments.ts';
import { asPage } from '../src/sim/page.ts';
import { reportOn } from '../src/sim/report.ts';
import { simulate } from '../src/sim/run.ts';
import { binsOf, shareOf, spreadOf } from '../src/sim/stats.ts';
import { ticks } from '../src/sim/svg.ts';
import { asText } from '../src/sim/text.ts';

test('quantiles, shares and bins', () => {
  const hundred = Array.from({ length: 101 }, (_, i) => i);
  expect(spreadOf(hundred)).toEqual({ mean: 50, least: 0, p5: 5, p25: 25, median: 50, p75: 75, p95: 95, most: 100 });
  expect(spreadOf([])).toMatchObject({ mean: 0, most: 0 });
  const { share, low, high } = shareOf(25, 100);
  expect(share).toBe(0.25);
  expect(low).toBeCloseTo(0.1755, 3);
  expect(high).toBeCloseTo(0.343, 3);
  expect(shareOf(0, 10).low).toBe(0);
  const bins = binsOf([...hundred, 1000], 10);
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(102);
  expect(bins[0]).toMatchObject({ from: 0 });
  expect(binsOf([7])).toEqual([{ from: 7, to: 8, count: 1 }]);
});

test('axes end at round numbers', () => {
  expect(ticks(617)).toEqual([0, 200, 400, 600, 800]);
  expect(ticks(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a simulation is the same for the same seed, refuses nothing and can be shown', () => {
  const entry = allGames.swintus;
  if (!entry) throw new Error('no swintus');
  const options = { sets: ['zombie'], mistakes: 'prevented', target: 1 };
  const setting = { entry, players: 3, matches: 12, options, seed: 'test' };
  const { tally, refused, moves } = simulate(setting);
  expect(refused).toBe(0);
  expect(tally.unfinished).toBe(0);
  expect(tally.wins.reduce((sum, won) => sum + won)).toBe(12);
  expect(tally.roundMoves.reduce((sum, one) => sum + one)).toBe(moves);
  expect(simulate(setting).tally.cards).toEqual(tally.cards);
  const report = reportOn('zombie <3>', simulate(setting), null);
  expect(asText(report)).toContain('refused 0, unfinished 0');
  const page = asPage('Game & co', [report, report]);
  expect(page).toContain('zombie &lt;3&gt;');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('arguments are read, or it is said what is wrong with them', () => {
  const plan = readArguments(['swintus', '--players', '3', '--sets', 'etiquette,zombie']);
  if (!('sections' in plan)) throw new Error('no plan');
  expect(plan.sections).toHaveLength(1);
  expect(plan.sections[0]?.setting).toMatchObject({ players: 3, options: { sets: ['etiquette', 'zombie'] } });
  expect(readArguments(['lol', '--own', '--part', '2/5'])).toMatchObject({ own: { part: 2, parts: 5, most: 1000 } });
  for (const wrong of ['0/5', '6/5', 'half', '1'])
    expect(readArguments(['lol', '--own', '--part', wrong])).toEqual({ error: expect.stringContaining('--part') });
  expect(readArguments(['chess'])).toEqual({ error: expect.stringContaining('unknown game "chess"') });
  expect(readArguments(['swintus', '--players', '99'])).toEqual({ error: 'swintus is for 2 to 10 players' });
  expect(readArguments(['swintus', '--sets', 'dragons'])).toEqual({ error: expect.stringContaining('options: sets') });
  expect(readArguments(['swintus', '--matches', 'many'])).toEqual({ error: expect.stringContaining('--matches') });
});
