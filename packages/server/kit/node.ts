import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnexpected } from './logLine.ts';
import { eventually, freePort, untilExit } from './services.ts';

const generous = {
  ROOMS_PER_HOUR: '1000000',
  CALLS_PER_MINUTE: '1000000',
  PACKS_PER_HOUR: '1000000',
  CONNECTIONS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  NEW_SOCKETS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};
/** The limits as an operator gets them who sets none. */
export const usualLimits: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(generous).map((name) => [name, '']),
);

/** A server in a process of its own, to be killed, stopped and started again. */
export class ServerNode {
  readonly port: number;
  readonly folder: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly log: string | null;
  private child: ChildProcess | null = null;
  private readonly deaths: string[] = [];

  private constructor(port: number, env: NodeJS.ProcessEnv, keepsLog: boolean) {
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), 'tasovka-node-'));
    this.env = env;
    this.log = keepsLog ? join(this.folder, 'log') : null;
  }

  static async launch(env: NodeJS.ProcessEnv = {}): Promise<ServerNode> {
    return new ServerNode(await freePort(), env, false).start();
  }

  /** Logs to a file instead of the terminal; `unexpectedErrors` reads it. */
  static async launchQuietly(env: NodeJS.ProcessEnv = {}): Promise<ServerNode> {
    return new ServerNode(await freePort(), { LOG_LEVEL: 'error', ...env }, true).start();
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<this> {
    const output = this.log === null ? 'inherit' : openSync(this.log, 'a');
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/server.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: `${this.port}`,
        DATA: this.folder,
        BOT_PACE: '0.02',
        ...generous,
        ...this.env,
      },
      stdio: ['ignore', output, output],
    });
    if (typeof output === 'number') closeSync(output);
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.child === child) this.deaths.push(`a server ended by itself: ${signal ?? code}`);
    });
    child.once(
      'exit',
      untilExit(() => child.kill('SIGKILL')),
    );
    await eventually(() => fetch(`${this.http}/readyz`).then(requireOk), 'the server');
    return this;
  }

  /** What no disruption explains: the process died, a room crashed, or something was logged that never should be. */
  get unexpectedErrors(): string[] {
    const log = this.log === null ? '' : readFileSync(this.log, 'utf8');
    return [...this.deaths, ...log.split('\n').filter(isUnexpected)];
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Ends the process and waits for it; its exit code, null where it was killed. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return ended;
  }

  async clear(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function requireOk(response: Response): void {
  if (!response.ok) throw new Error(`${response.status}`);
}
