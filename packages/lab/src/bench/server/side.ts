import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Figures } from './load.ts';
import { mortal, Program, wait } from './program.ts';

export interface Target {
  /** What it is called on the command line. */
  readonly key: string;
  readonly name: string;
  readonly adapter: string;
  readonly program: string;
  /** Of Node. */
  readonly flags?: readonly string[];
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

/** Seconds of CPU the whole machine has used: all but waiting. */
function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = line.split(/\s+/).slice(1).map(Number);
  return (user + nice + system + interrupts + soft) / 100;
}

/** The lines a process prints, one at a time. */
function linesOf(child: ChildProcess): () => Promise<string> {
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return async () => {
    const next = await lines.next();
    if (next.done) throw new Error('the process ended');
    return next.value;
  };
}

/** One server process and one generator process that plays on it when it is its turn. */
export class Side {
  readonly name: string;
  private readonly server: Program;
  private readonly generator: ChildProcess;
  private readonly line: () => Promise<string>;
  private readonly kBPerRoom: number;
  private readonly residentPerRoom: () => number;

  private constructor(
    name: string,
    server: Program,
    generator: ChildProcess,
    line: () => Promise<string>,
    residentPerRoom: () => number,
  ) {
    this.name = name;
    this.server = server;
    this.generator = generator;
    this.line = line;
    this.residentPerRoom = residentPerRoom;
    this.kBPerRoom = residentPerRoom();
  }

  /** With everybody connected and everything warm. */
  static async start(target: Target, { rooms, rate }: Task): Promise<Side> {
    const server = await Program.start(target.program, target.env, target.flags);
    const empty = server.residentKB;
    const words = [target.adapter, server.port, rooms, rate ?? 'any'].map(String);
    const generator = spawn(process.execPath, [join(import.meta.dirname, 'generator.ts'), ...words], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    mortal.add(generator);
    const line = linesOf(generator);
    await line();
    await wait(2000);
    const residentPerRoom = (): number => (server.residentKB - empty) / rooms;
    const side = new Side(target.name, server, generator, line, residentPerRoom);
    generator.stdin!.write('warm\n');
    await line();
    return side;
  }

  async slice(seconds: number): Promise<Outcome> {
    this.generator.stdin!.write(`${seconds}\n`);
    await this.line();
    const before = this.server.cpuSeconds;
    const busyBefore = busySeconds();
    await this.line();
    const cpu = this.server.cpuSeconds - before;
    const busy = (busySeconds() - busyBefore - cpu) / seconds;
    const figures: Figures = JSON.parse(await this.line());
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
    await this.server.stop();
  }
}
