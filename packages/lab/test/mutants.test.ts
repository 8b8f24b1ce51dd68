import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMutants, mutated } from '../src/mutants/find.ts';
import { reportMutants } from '../src/mutants/report.ts';
import { runMutants } from '../src/mutants/run.ts';
import { readSource } from '../src/mutants/syntax.ts';

const changed = (code: string): string[] => {
  const source = readSource('/rules.ts', code);
  return findMutants(source).map((mutant) => mutated(source, mutant));
};

test.each([
  ['a statement is dropped', 'lay(card);', [';']],
  ['an if is dropped and negated', 'if (a) lay();', [';', 'if (!(a)) lay();']],
  ['a choice is negated', 'x = a ? b : c;', [';', 'x = !(a) ? b : c;']],
  ['a number grows', 'const six = 6;', ['const six = 7;']],
  ['and becomes or', 'const both = a && b;', ['const both = a || b;']],
  [
    'a comparison turns round, and its edge moves',
    'const more = a > b;',
    ['const more = a <= b;', 'const more = a >= b;'],
  ],
  ['a refusal is forgotten', "const why = refuse('not-now');", ['const why = null;']],
  ['types are left alone', 'const two: 2 | 3 = two;', []],
  ['loops keep their count', 'for (const i of all) lay(i);', [';', 'for (const i of all) ;']],
])('%s', (_, code, expected) => {
  expect(changed(code)).toEqual(expected);
});

test('what is told and offered is told apart from rules', () => {
  const areas = (code: string): string[] => findMutants(readSource('/rules.ts', code)).map(({ area }) => area);
  expect(areas("ctx.emit?.({ type: 'laid', count: 1 });")).toEqual(['events', 'events']);
  expect(areas('function offerCards() { lay(); }')).toEqual(['offers']);
  expect(areas('const seat = whole(0, 9);')).toEqual(['parsers', 'parsers']);
});

test('scenarios notice what they are about, and the rest is listed with its place', async () => {
  const folder = join(import.meta.dirname, 'fixtures/mutable');
  const read = (name: string) => readSource(join(folder, name), readFileSync(join(folder, name), 'utf8'));
  const rules = read('rules.ts');
  const scenarios = [{ title: 'Three may play', game: 'tiny', players: 3, steps: [{ expect: { turn: 0 } }] }];
  const task = {
    entry: join(folder, 'games.ts'),
    sources: [rules, read('games.ts')],
    scenarios,
  };
  const judged = await runMutants(task, findMutants(rules), () => {});
  const report = reportMutants(judged, [rules], folder);
  expect(report).toContain('rules.ts:2  one more:  export const mostPlayers = needed(true) + ⟦1 → 2⟧;');
  expect(report).toContain('rules.ts:7  one more:  return ⟦2 → 3⟧;');
  expect(report).toContain("rules.ts:6  dropped:  ⟦if (!asked) throw new Error('nobody asked'); → ;⟧");
  expect(judged.filter(({ noticedBy }) => noticedBy !== null).map(({ mutant }) => mutant.change)).toEqual([
    'flipped',
    'negated',
  ]);
});
