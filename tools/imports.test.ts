import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from './imports.ts';

const gameManifest = '{ "exports": { ".": "./src/index.ts", "./descriptor": "./src/descriptor.ts" } }';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  put(
    'kernel/package.json',
    '{ "exports": { ".": "./src/index.ts", "./kit": "./kit/index.ts", "./words/*": "./src/*.ts" } }',
  );
  put('cards/package.json', '{ "exports": { ".": "./src/index.ts" } }');
  put('server/package.json', '{ "exports": { ".": "./src/index.ts" } }');
  for (const game of ['swintus', 'lol', 'spyfall', 'newcomer']) put(`${game}/package.json`, gameManifest);
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  const full = join(root, 'packages', path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** What the rule says about one file. */
function said(path: string, text: string): string {
  put(path, text);
  return findViolations(root).join('\n');
}

test.each([
  ['swintus/src/a.ts', "import { has } from '@tasovka/kernel';\nimport { deck } from '@tasovka/cards';"],
  ['swintus/test/a.ts', "import { checkGame } from '@tasovka/kernel/kit';\nimport { test } from 'vitest';"],
  ['swintus/src/a.ts', "const words = await import('@tasovka/kernel/words/ru');"],
  ['swintus/src/deep/a.ts', "import { b } from '../b.ts';"],
  ['swintus/src/a.ts', '// Math.random() and import x from "node:fs" would be wrong here\n/* new Date() too */'],
  ['swintus/src/a.ts', "const text = `taken from '), '`;"],
  ['web/test/a.ts', "import { startServer } from '@tasovka/server';"],
  ['games/src/a.ts', "import { descriptor } from '@tasovka/newcomer/descriptor';"],
  ['server/src/a.ts', "import { createServer } from 'node:http';\nconst now = Date.now();"],
])('%s may hold %s', (path, text) => {
  expect(said(path, text)).toBe('');
});

test.each([
  ['kernel/src/a.ts', "import { deck } from '@tasovka/cards';", 'kernel may import from: nothing'],
  ['lol/src/a.ts', "import { swintus } from '@tasovka/swintus';", 'lol may import from: kernel, cards'],
  ['web/src/A.svelte', "<script>import { x } from '@tasovka/server';</script>", 'web may import from'],
  ['lab/src/a.ts', "export * from '@tasovka/web';", 'lab may import from'],
  ['swintus/src/a.ts', "const k = await import('@tasovka/kernel/src/match.ts');", 'kernel does not export'],
  ['swintus/src/a.ts', "import '../../kernel/src/match.ts';", 'lies outside its package'],
  ['swintus/src/a.ts', "import { readFileSync } from 'node:fs';", 'rules depend on nothing outside'],
  ['cards/src/a.ts', 'const coin = Math.random();', 'chance comes from ctx.chance'],
  ['spyfall/src/a.ts', 'const now = Date.now();', 'time comes from ctx.now'],
  ['spyfall/src/a.ts', 'setTimeout(end, 10);', 'deadlines come from due()'],
  ['newcomer/src/a.ts', 'const coin = Math.random();', 'chance comes from ctx.chance'],
  ['newcomer/src/a.ts', "import { lol } from '@tasovka/lol';", 'newcomer may import from: kernel, cards'],
  ['stranger/src/a.ts', "import { has } from '@tasovka/kernel';", 'stranger may import from: nothing'],
])('%s may not hold %s', (path, text, why) => {
  const found = said(path, text);
  expect(found).toContain(why);
  expect(found).toContain(`packages/${path}`);
});
