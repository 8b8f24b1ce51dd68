import { join } from 'node:path';
import { haveNeeds } from './needs.ts';
import { root, run, seconds } from './run.ts';

const web = join(root, 'packages', 'web');
const node = process.execPath;
const shown = { shown: true };

type Part = readonly [name: string, play: () => Promise<boolean>];

const passes = async (program: string, ...args: string[]): Promise<boolean> =>
  (await run(node, [program, ...args], shown)).ok;

/** Is heard when it is over: its words would mix with those of what is played beside it. */
async function quietly(program: string, ...args: string[]): Promise<boolean> {
  const { ok, output } = await run(node, [program, ...args]);
  console.log(output);
  return ok;
}

const inBrowsers = async (project: string): Promise<boolean> =>
  (await run('playwright', ['test', '--project', project], { shown: true, folder: web })).ok;

const chaos = 'packages/server/bin/chaos.ts';
const engines = 'packages/web/bin/engines.ts';

/** All that must hold before a change is good, the quickest to fail first. What mostly waits is played side by side. */
const steps: readonly (readonly Part[])[] = [
  [['what tests need', haveNeeds]],
  [['check', () => passes('tools/check.ts')]],
  [['unit and property tests', async () => (await run('vitest', ['run'], shown)).ok]],
  [['scenarios', () => passes('packages/lab/bin/scenario.ts')]],
  [
    ['chaos, one node', () => quietly(chaos, 'one')],
    ['chaos, three nodes', () => quietly(chaos, 'three')],
  ],
  [['fuzz', () => passes('packages/server/bin/fuzz.ts', '20000')]],
  [['build', async () => (await run('npm', ['run', '-s', 'build'], { shown: true, folder: web })).ok]],
  [['the oldest browsers know all of it', () => passes('packages/web/bin/oldest.ts')]],
  [['silence is heard', () => inBrowsers('silence')]],
  [['browser tests', () => inBrowsers('pages')]],
  [
    ['Firefox, and every page in the oldest WebKit', () => quietly(engines, 'firefox', 'old-webkit')],
    ['WebKit, and every page in the oldest Chromium', () => quietly(engines, 'webkit', 'old-chromium')],
  ],
];

const lines: string[] = [];
let passed = 0;
let failed = 0;

async function play([name, does]: Part): Promise<void> {
  console.log(`\n— ${name} —`);
  const began = performance.now();
  const ok = await does();
  lines.push(`${ok ? '✓' : '✗'} ${name}, ${seconds(began)}`);
  if (ok) passed++;
  else failed++;
}

for (const step of steps) {
  if (failed === 0) await Promise.all(step.map(play));
  else for (const [name] of step) lines.push(`· ${name}: not run`);
}
console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
