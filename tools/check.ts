import { join } from 'node:path';
import { findViolations } from './imports.ts';
import { type Ran, root, run, seconds } from './run.ts';

/** Everything that can be said about the code without running it, side by side. */
const checks: Readonly<Record<string, () => Promise<Ran>>> = {
  'format and lint': () => run('biome', ['ci', '--colors=off', '--diagnostic-level=warn', '.']),
  types: () => run('tsc', ['-b', '--pretty', 'false']),
  'types of the app': () =>
    run('svelte-check', ['--tsconfig', './tsconfig.json', '--output', 'human'], {
      folder: join(root, 'packages', 'web'),
    }),
  'types of the browser tests': () =>
    run('tsc', ['-p', 'packages/web/tsconfig.test.json', '--noEmit', '--pretty', 'false']),
  imports: async () => {
    const found = findViolations(root);
    return { ok: found.length === 0, output: found.join('\n') };
  },
};

const began = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const { ok, output } = await check();
    console.log(`${ok ? '✓' : '✗'} ${name}, ${seconds(began)}`);
    return { name, ok, output };
  }),
);

const failed = results.filter(({ ok }) => !ok);
for (const { name, output } of failed) console.log(`\n— ${name} —\n${output.trim()}`);
if (failed.length > 0) console.log('\n"npm run format" puts right what can be put right by itself.');
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
