import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient } from 'redis';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function eventually(work: () => Promise<unknown>, what: string, ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`${what} does not answer`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Child processes end with this process. */
const running = new Set<() => void>();
process.once('exit', () => {
  for (const end of running) end();
});
export function untilExit(end: () => void): () => void {
  running.add(end);
  return () => running.delete(end);
}

const isRoot = process.getuid?.() === 0;

/** Where Debian and others put the programs of PostgreSQL. */
function postgresBin(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? join(versions, newest, 'bin') : '';
}

/** PostgreSQL refuses to run as root. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** A program of ours that can be stopped hard and started again on the same port and files. */
abstract class Service {
  readonly folder: string;
  readonly port: number;
  private child: ChildProcess | null = null;

  constructor(name: string, port: number) {
    this.folder = mkdtempSync(join(tmpdir(), `tasovka-${name}-`));
    this.port = port;
  }

  abstract readonly url: string;
  protected abstract command(): [string, string[]];
  protected abstract check(): Promise<void>;

  async start(): Promise<this> {
    const [command, args] = this.command();
    const child = spawn(command, args, { cwd: this.folder, stdio: 'ignore' });
    this.child = child;
    child.once(
      'exit',
      untilExit(() => this.kill(child, 'SIGKILL')),
    );
    await eventually(() => this.check(), command);
    return this;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.kill(child, signal);
    await ended;
  }

  protected kill(child: ChildProcess, signal: NodeJS.Signals): void {
    child.kill(signal);
  }

  async clear(): Promise<void> {
    await this.stop('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export class Postgres extends Service {
  static async begin(): Promise<Postgres> {
    const postgres = new Postgres('postgres', await freePort());
    if (isRoot) {
      const id = Number(execFileSync('id', ['-u', 'postgres']).toString());
      chownSync(postgres.folder, id, id);
    }
    const [command, args] = asPostgres(join(postgresBin(), 'initdb'), [
      '-D',
      join(postgres.folder, 'data'),
      '-A',
      'trust',
      '-U',
      'postgres',
    ]);
    execFileSync(command, args, { cwd: postgres.folder, stdio: 'ignore' });
    return postgres.start();
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  protected command(): [string, string[]] {
    const where = ['-D', join(this.folder, 'data'), '-p', `${this.port}`, '-k', this.folder, '-h', '127.0.0.1'];
    return asPostgres(join(postgresBin(), 'postgres'), where);
  }

  protected async check(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1000 });
    await client.connect();
    await client.end();
  }

  /** runuser does not pass signals on. */
  protected override kill(_child: ChildProcess, signal: NodeJS.Signals): void {
    const file = join(this.folder, 'data', 'postmaster.pid');
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
  }

  /** SIGINT is PostgreSQL's fast shutdown. */
  restart(): Promise<this> {
    return this.stop('SIGINT').then(() => this.start());
  }
}

export class Redis extends Service {
  static async begin(): Promise<Redis> {
    return new Redis('redis', await freePort()).start();
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  protected command(): [string, string[]] {
    return ['redis-server', ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']];
  }

  protected async check(): Promise<void> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false, connectTimeout: 1000 } });
    client.on('error', () => {});
    await client.connect();
    client.destroy();
  }

  /** Hard, and forgetting everything. */
  restart(): Promise<this> {
    return this.stop('SIGKILL').then(() => this.start());
  }
}
