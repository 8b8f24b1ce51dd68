import { join } from 'node:path';
import { haveNeeds, useOwnChromium } from './needs.ts';
import { root, run, seconds } from './run.ts';

const web = join(root, 'packages', 'web');
const node = process.execPath;
const shown = { shown: true };

const server = async (program: string, ...args: string[]): Promise<boolean> =>
  (await run(node, [join('packages', 'server', 'bin', program), ...args], shown)).ok;

/** All that must hold before a change is good, the quickest to fail first. */
const parts: readonly (readonly [name: string, play: () => Promise<boolean>])[] = [
  ['what tests need', haveNeeds],
  ['check', async () => (await run(node, ['tools/check.ts'], shown)).ok],
  ['unit and property tests', async () => (await run('vitest', ['run'], shown)).ok],
  ['scenarios', async () => (await run(node, ['packages/lab/bin/scenario.ts'], shown)).ok],
  ['chaos, one node', () => server('chaos.ts', 'one')],
  ['chaos, three nodes', () => server('chaos.ts', 'three')],
  ['fuzz', () => server('fuzz.ts', '20000')],
  ['build', async () => (await run('npm', ['run', '-s', 'build'], { shown: true, folder: web })).ok],
  ['the oldest browsers know all of it', async () => (await run(node, ['packages/web/bin/oldest.ts'], shown)).ok],
  [
    'browser tests',
    async () => {
      useOwnChromium();
      return (await run('playwright', ['test'], { shown: true, folder: web })).ok;
    },
  ],
  ['Firefox, WebKit and the oldest', async () => (await run(node, ['packages/web/bin/engines.ts'], shown)).ok],
];

const lines: string[] = [];
let passed = 0;
for (const [name, play] of parts) {
  console.log(`\n— ${name} —`);
  const began = performance.now();
  const ok = await play();
  lines.push(`${ok ? '✓' : '✗'} ${name}, ${seconds(began)}`);
  if (!ok) break;
  passed++;
}
for (const [name] of parts.slice(lines.length)) lines.push(`· ${name}: not run`);
console.log(`\n${lines.join('\n')}\n${passed} passed, ${passed === parts.length ? 0 : 1} failed`);
process.exitCode = passed === parts.length ? 0 : 1;
