import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './imports.ts';
import { finish, newGame } from './newGame.ts';
import { copyProject } from './projectCopy.ts';

let root = '';

beforeAll(() => {
  root = copyProject((path) => !/\.(svelte|svg|png|md)$/.test(path));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
    encoding: 'utf8',
  });
  return status === 0 ? 'ok' : `${program} ${args.join(' ')}\n${stdout}${stderr}`;
}
const node = (...args: string[]): string => run(process.execPath, '--import', './tools/node.mjs', ...args);
const bin = (name: string, ...args: string[]): string => run(join(root, 'node_modules/.bin', name), ...args);

test('a new game passes everything at once', { timeout: 300_000 }, () => {
  expect(newGame(root, 'tricks')).toBeNull();
  expect(finish(root, 'tricks')).toBeNull();
  expect(findViolations(root)).toEqual([]);
  expect(bin('biome', 'ci', 'packages/tricks', 'packages/games', 'tsconfig.json', 'package-lock.json')).toBe('ok');
  expect(bin('tsc', '-b', '--pretty', 'false', 'packages/games')).toBe('ok');
  expect(
    bin(
      'vitest',
      'run',
      'packages/tricks',
      'packages/lab/test/golden.test.ts',
      'packages/lab/test/rules.test.ts',
      'packages/web/test/options.test.ts',
    ),
  ).toBe('ok');
  expect(node('packages/lab/bin/scenario.ts', 'packages/tricks/scenarios')).toBe('ok');
  expect(node('packages/lab/bin/sim.ts', 'tricks', '--matches', '20')).toBe('ok');
});

test('and is held to the rules of rules', () => {
  const file = join(root, 'packages/tricks/src/cards.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\nexport const coin = Math.random();\n`);
  expect(findViolations(root)).toEqual([
    'packages/tricks/src/cards.ts: uses Math.random: chance comes from ctx.chance',
  ]);
  writeFileSync(file, before);
});

test.each(['Tricks', 'a', 'swintus', '../x', ''])('"%s" is no name for one', (name) => {
  expect(newGame(root, name)).not.toBeNull();
});
