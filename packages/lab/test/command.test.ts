import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { names, tiny } from '@tasovka/kernel/tiny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scenarioCommand } from '../src/scenario/command.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const good = { title: 'good', game: 'tiny', players: 2, steps: [{ expect: { turn: 0 } }] };
const bad = { ...good, title: 'bad', steps: [{ expect: { turn: 1 } }] };

function run(...args: string[]): { code: number; lines: string[] } {
  const lines: string[] = [];
  const games = { tiny: { game: tiny, names } };
  const code = scenarioCommand(args, { games, root: base, base, print: (line) => lines.push(line) });
  return { code, lines };
}

const put = (path: string, json: unknown): void => {
  mkdirSync(join(base, path, '..'), { recursive: true });
  writeFileSync(join(base, path), typeof json === 'string' ? json : JSON.stringify(json));
};

test('files, lists of scenarios and folders of folders', () => {
  put('one.json', good);
  put('more/two.json', [good, good]);
  put('more/deep/three.json', good);
  put('more/readme.md', 'no scenario');
  expect(run('one.json', 'more')).toEqual({ code: 0, lines: ['4 passed, 0 failed'] });
});

test('a failure is told with its place, and the exit code says so', () => {
  put('all.json', [good, bad]);
  const { code, lines } = run('all.json');
  expect(code).toBe(1);
  expect(lines[0]).toContain('all.json[1]');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('what cannot be read fails, and does not keep the rest from running', () => {
  put('broken.json', '{ "title": ');
  put('good.json', good);
  const { code, lines } = run('broken.json', 'missing.json', 'good.json');
  expect(code).toBe(1);
  expect(lines[0]).toContain('not JSON');
  expect(lines[1]).toContain('there is no file or folder');
  expect(lines.at(-1)).toBe('1 passed, 2 failed');
});

test('no scenario at all is a failure', () => {
  put('empty/readme.md', '');
  expect(run('empty')).toEqual({ code: 1, lines: ['no scenario found in empty', '0 passed, 0 failed'] });
});

test("without arguments the project's own scenarios are played", () => {
  put('packages/tiny/scenarios/good.json', good);
  expect(run()).toEqual({ code: 0, lines: ['1 passed, 0 failed'] });
});

test('names of a game', () => {
  expect(run('--names', 'tiny')).toEqual({ code: 0, lines: [...names] });
  expect(run('--names', 'tinny').code).toBe(1);
  expect(run('--frobnicate').code).toBe(1);
});
