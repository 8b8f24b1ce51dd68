import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The server as a process of its own, that can be killed in the middle of a game and started again. */
export class ServerProcess {
  readonly address: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.address = `http://127.0.0.1:${port}`;
    const DATA = mkdtempSync(join(tmpdir(), 'tasovka-process-'));
    this.env = { ...process.env, PORT: `${port}`, DATA, LOG_LEVEL: 'error', ...settings };
  }

  static async begin(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['packages/server/bin/server.ts'], {
      cwd: project,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    while (!(await this.answers())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** Without a word, as when the power goes. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As for a new version: asked to stop, it says so to everybody first. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
