import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'runtime.sh');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tasovka-runtime-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts programs of our own before the machine's. */
function pretend(programs: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}

const run = (): { status: number | null; stdout: string } =>
  spawnSync('sh', [script], { encoding: 'utf8', env: { PATH: `${folder}${delimiter}${process.env.PATH}`, T: folder } });

const nodeWithLibrary = 'test -e $T/library';
const apt = 'echo "$@" >> $T/apt; case "$*" in *libatomic1*) touch $T/library;; esac';

test('root on Debian gets the library that Node misses', () => {
  pretend({ id: 'echo 0', node: nodeWithLibrary, 'apt-get': apt });
  expect(run().status).toBe(0);
  expect(readFileSync(join(folder, 'apt'), 'utf8')).toContain('install -y');
});

test('who may not install is told what to install', () => {
  pretend({ id: 'echo 1000', node: nodeWithLibrary, 'apt-get': apt });
  const { status, stdout } = run();
  expect(status).toBe(1);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stdout).toContain('sudo apt-get install libatomic1');
});

test('where Node does not start for another reason, nobody is told that all is well', () => {
  pretend({ id: 'echo 0', node: 'exit 127', 'apt-get': apt });
  expect(run().status).toBe(1);
});
