import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const guard = join(import.meta.dirname, 'node.mjs');

/** Starts the guard in a Node that believes to be of another version. */
function started(version: string): { status: number | null; stderr: string } {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const preloads = ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, '--import', guard];
  const { status, stderr } = spawnSync(process.execPath, [...preloads, '-e', '0'], { encoding: 'utf8' });
  return { status, stderr };
}

test('an old Node is told in one line what to do', () => {
  const { status, stderr } = started('20.20.2');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('this is 20.20.2');
  expect(stderr).toContain('npm start');
});

test('the right one is let through', () => {
  expect(started('26.10.0')).toEqual({ status: 0, stderr: '' });
});
