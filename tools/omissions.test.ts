import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './projectCopy.ts';
import { run } from './run.ts';

/** What somebody who adds a card, an event or a reason could forget: the file, and the key that is missing then. */
const omissions: readonly (readonly [what: string, file: string, key: string])[] = [
  ['a card without a Russian name', 'swintus/src/words/ru/things.ts', 'hapyozh'],
  ['a card without an English name', 'lol/src/words/en/things.ts', 'bah'],
  ['a card whose rule has no help', 'swintus/src/words/en/rules/base.ts', "'SW-20'"],
  ['an event without a sentence', 'lol/src/words/ru/story.ts', 'jumped'],
  ['a refusal without words', 'swintus/src/words/ru/labels.ts', "'not-in-hand'"],
  ['a card without a drawing', 'web/src/art/lol/faces.ts', 'pff'],
  ['a place without a drawing', 'web/src/art/spyfall/scenes/index.ts', 'wigwam'],
];

let copy = '';
let complaints: readonly string[] = [];

/** All of it is left out of one copy, and one of the parts of `npm run check` looks at that. */
beforeAll(async () => {
  copy = copyProject();
  for (const [what, file, key] of omissions) {
    const path = join(copy, 'packages', file);
    const text = readFileSync(path, 'utf8');
    const shorter = text.replace(new RegExp(`^ {2}${key}(: .*\\n|\\([^]*?^ {2}\\},\\n)`, 'm'), '');
    if (shorter === text) throw new Error(`${what}: ${file} has no ${key} to leave out`);
    writeFileSync(path, shorter);
  }
  const folder = join(copy, 'packages/web');
  const { output } = await run('svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'machine'], { folder });
  complaints = output.split('\n');
}, 240_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(omissions)('%s fails the check', (_what, _file, key) => {
  const missing = `Property '${key.replaceAll("'", '\\"')}' is missing`;
  expect(complaints.filter((line) => line.includes(missing)).length).toBeGreaterThan(0);
});
