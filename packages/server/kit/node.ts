import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, untilExit } from './services.ts';

const generous = {
  ROOMS_PER_HOUR: '1000000',
  CALLS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  BOT_PACE: '0.02',
};

/** A server in a process of its own, to be killed, stopped and started again. */
export class ServerNode {
  readonly port: number;
  readonly folder: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), 'tasovka-node-'));
    this.env = env;
  }

  static async begin(env: NodeJS.ProcessEnv = {}): Promise<ServerNode> {
    return new ServerNode(await freePort(), env).start();
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<this> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/server.ts')], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: `${this.port}`,
        DATA: this.folder,
        ...generous,
        ...this.env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.child = child;
    child.once(
      'exit',
      untilExit(() => child.kill('SIGKILL')),
    );
    await eventually(() => fetch(`${this.http}/readyz`).then(requireOk), 'the server');
    return this;
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
