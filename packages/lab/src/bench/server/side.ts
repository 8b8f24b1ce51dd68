import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Figures } from './load.ts';

export interface Target {
  /** What it is called on the command line. */
  readonly key: string;
  readonly name: string;
  readonly adapter: string;
  readonly program: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Outcome extends Figures {
  /** Microseconds of the server's CPU per move: it does not depend on what else the machine does. */
  readonly cpuPerMove: number;
  /** When everybody had come in. */
  readonly kBPerRoom: number;
  /** At the end of the slice, with all that play leaves behind until it is collected. */
  readonly kBPlaying: number;
  /** Cores that everything else on the machine was busy with meanwhile: much of it, and the figures are worth little. */
  readonly others: number;
}

export interface Task {
  readonly rooms: number;
  /** Moves a second over all rooms; null for as fast as it goes. */
  readonly rate: number | null;
  /** Of one slice. */
  readonly seconds: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const residentKB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Seconds of CPU a process has used; the kernel counts in hundredths. */
function cpuSeconds(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] as string).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of CPU the whole machine has used: all but waiting. */
function busySeconds(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] as string
  )
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + soft) / 100;
}

/** The lines a process prints, one at a time. */
function linesOf(child: ChildProcess): () => Promise<string> {
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the process ended');
    return value as string;
  };
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
const mortal = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of mortal) child.kill('SIGKILL');
});

/** One server process and one generator process that plays on it when it is its turn. */
export class Side {
  readonly name: string;
  private readonly server: ChildProcess;
  private readonly generator: ChildProcess;
  private readonly line: () => Promise<string>;
  private readonly folder: string;
  private readonly kBPerRoom: number;
  private readonly residentPerRoom: () => number;

  private constructor(
    name: string,
    server: ChildProcess,
    generator: ChildProcess,
    line: () => Promise<string>,
    folder: string,
    residentPerRoom: () => number,
  ) {
    this.name = name;
    this.server = server;
    this.generator = generator;
    this.line = line;
    this.folder = folder;
    this.residentPerRoom = residentPerRoom;
    this.kBPerRoom = residentPerRoom();
  }

  /** With everybody connected and everything warm. */
  static async start(target: Target, { rooms, rate }: Task): Promise<Side> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'tasovka-bench-'));
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA: folder,
      ...target.env,
    };
    const server = spawn(process.execPath, [target.program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    mortal.add(server);
    await answers(port);
    await wait(700);
    const empty = residentKB(server.pid!);
    const words = [target.adapter, port, rooms, rate ?? 'any'].map(String);
    const generator = spawn(process.execPath, [join(import.meta.dirname, 'generator.ts'), ...words], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    mortal.add(generator);
    const line = linesOf(generator);
    await line();
    await wait(2000);
    const residentPerRoom = (): number => (residentKB(server.pid!) - empty) / rooms;
    const side = new Side(target.name, server, generator, line, folder, residentPerRoom);
    generator.stdin!.write('warm\n');
    await line();
    return side;
  }

  async slice(seconds: number): Promise<Outcome> {
    const pid = this.server.pid!;
    this.generator.stdin!.write(`${seconds}\n`);
    await this.line();
    const before = cpuSeconds(pid);
    const busyBefore = busySeconds();
    await this.line();
    const cpu = cpuSeconds(pid) - before;
    const busy = (busySeconds() - busyBefore - cpu) / seconds;
    const figures = JSON.parse(await this.line()) as Figures;
    return {
      ...figures,
      cpuPerMove: (cpu * 1e6) / figures.moves,
      kBPerRoom: this.kBPerRoom,
      kBPlaying: this.residentPerRoom(),
      others: Math.max(0, busy - figures.generatorCpu),
    };
  }

  async stop(): Promise<void> {
    this.generator.kill('SIGKILL');
    this.server.kill('SIGKILL');
    await wait(200);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
