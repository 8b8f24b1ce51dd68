import { spawn } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const bin = (folder: string): string => join(folder, 'node_modules', '.bin');

export interface Ran {
  readonly ok: boolean;
  /** What it said, if it was not shown at once. */
  readonly output: string;
}

/** Runs a program of the project with the project's own Node. `shown`: its output goes straight to the terminal. */
export function run(command: string, args: readonly string[], { shown = false, folder = root } = {}): Promise<Ran> {
  const PATH = [bin(folder), bin(root), dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  return new Promise((done) => {
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => done({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
