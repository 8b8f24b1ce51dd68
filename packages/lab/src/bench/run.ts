import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from './measure.ts';

/** Garbage is collected on the measured thread too: one thread means one thread. */
const flags = ['--disable-warning=ExperimentalWarning', '--single-threaded-gc'];

export function measureInChild(index: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'child.ts'), [String(index)], { execArgv: flags });
    child.once('message', (measured: Measured) => resolve(measured));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the measurement ended with code ${code}`)));
  });
}
