import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { inChromium } from '../test/browsers.ts';

const root = join(import.meta.dirname, '../../..');

export interface LocalServer {
  readonly base: string;
  readonly close: () => void;
}

const answers = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

/** The real server with the built app and an empty store of its own. */
export async function startLocalServer(port: number): Promise<LocalServer> {
  const base = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: `${port}`,
    DATA: mkdtempSync(join(tmpdir(), 'tasovka-web-')),
    LOG_LEVEL: 'silent',
    ROOMS_PER_HOUR: '1000',
    CALLS_PER_MINUTE: '10000',
  };
  const server: ChildProcess = spawn(process.execPath, ['packages/server/bin/server.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  // Whatever goes wrong here, no server is left behind.
  process.once('exit', () => server.kill());
  // A busy machine takes its time.
  for (let i = 0; i < 300; i++) {
    if (await answers(base)) return { base, close: () => server.kill() };
    await new Promise((later) => setTimeout(later, 200));
  }
  server.kill();
  throw new Error('the server did not start');
}

export const openBrowser = (args: readonly string[] = []): Promise<Browser> => chromium.launch(inChromium(...args));
