import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await wait(50);
  }
  throw new Error('the server does not answer');
}

/** Nobody outlives the bench. */
export const mortal = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of mortal) child.kill('SIGKILL');
});

/** Our own server, with room for everybody who comes. */
const programs = join(import.meta.dirname, '../../../../server/bin');
export const ourServer = join(programs, 'server.ts');
export const unrecordedServer = join(programs, 'unrecorded.ts');
export const generous = {
  ROOMS_PER_HOUR: '10000000',
  CALLS_PER_MINUTE: '10000000',
  CONNECTIONS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  NEW_SOCKETS_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  LOG_LEVEL: 'warn',
};

/** A server in a process of its own, with its files in a folder of its own. */
export class Program {
  readonly port: number;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(port: number, child: ChildProcess, folder: string) {
    this.port = port;
    this.child = child;
    this.folder = folder;
  }

  static async start(
    program: string,
    more: Readonly<Record<string, string>> = {},
    flags: readonly string[] = [],
  ): Promise<Program> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'tasovka-bench-'));
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA: folder,
      ...more,
    };
    const child = spawn(process.execPath, [...flags, program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    mortal.add(child);
    await answers(port);
    await wait(700);
    return new Program(port, child, folder);
  }

  get residentKB(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1] ?? 0);
  }

  /** Seconds of CPU it has used; the kernel counts in hundredths. */
  get cpuSeconds(): number {
    const [, afterName = ''] = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ');
    const [user, system] = afterName.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await wait(200);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
