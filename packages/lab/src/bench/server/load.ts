import { setTimeout as wait } from 'node:timers/promises';
import type { Adapter, BenchSeat } from './seat.ts';
import { PlainSocket } from './socket.ts';

interface BenchRoom {
  readonly id: number;
  seats: BenchSeat[];
  moves: number;
  /** Updates still to come for the move under way. */
  waiting: number;
  due: number;
  sent: number;
  readonly queue: number[];
}

export interface Figures {
  /** Moves made while it was measured. */
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly updateBytes: number;
  readonly generatorCpu: number;
}

export interface Measuring {
  /** Everything is warm; what happens from here until `end` counts. */
  begin(): void;
  end(): void;
}

const players = 4;
/** So much time, and as fast as it goes so many moves as well. */
const warmMs = 3000;
const warmMoves = 60_000;
const longestWarmMs = 30_000;
const settleMs = 300;
/** When a game has nothing to do for anybody, it is asked again after this. */
const idleMs = 2;

/** Rooms full of players who move as fast as they are told to. */
export class Load {
  private readonly adapter: Adapter;
  private readonly port: number;
  private readonly rooms: BenchRoom[];
  private readonly measuring: Measuring;
  /** Moves a second over all rooms; null for as fast as it goes: the next when all have heard of the last. */
  private readonly rate: number | null;
  private closedLoop = false;
  private clock: NodeJS.Timeout | undefined;
  private recording = false;
  private latencies: number[] = [];
  private underWay = 0;
  private bytes = 0;
  private updates = 0;

  constructor(adapter: Adapter, port: number, rooms: number, rate: number | null, measuring: Measuring) {
    this.adapter = adapter;
    this.port = port;
    this.rate = rate;
    this.measuring = measuring;
    this.rooms = Array.from({ length: rooms }, (_, id) => ({
      id,
      seats: [],
      moves: 0,
      waiting: 0,
      due: 0,
      sent: 0,
      queue: [],
    }));
  }

  async connect(): Promise<void> {
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let room = this.rooms[next++]; room; room = this.rooms[next++]) await this.furnish(room);
    };
    await Promise.all(Array.from({ length: 16 }, worker));
  }

  private async furnish(room: BenchRoom): Promise<void> {
    const places = await this.adapter.prepare(this.port, room.id, players);
    for (const [seat, { path, memory }] of places.entries()) {
      await new Promise<void>((resolve, reject) => {
        // The socket calls back later, when it is set.
        const one = { seat, memory } as BenchSeat;
        room.seats.push(one);
        one.socket = new PlainSocket(this.port, path, {
          opened: (socket) => {
            one.socket = socket;
            this.adapter.opened(one);
          },
          heard: (_socket, buffer, start, end) => {
            const kind = this.adapter.heard(one, buffer, start, end);
            if (kind === 'ready') resolve();
            else if (kind === 'update') this.updated(room, end - start);
            else if (kind === 'refused') this.refused(room);
          },
          closed: reject,
        });
      });
    }
    await this.adapter.begin?.(room.seats);
  }

  private updated(room: BenchRoom, bytes: number): void {
    this.bytes += bytes;
    this.updates++;
    if (room.waiting === 0 || --room.waiting > 0) return;
    this.underWay--;
    const now = performance.now();
    if (this.recording) this.latencies.push(now - room.sent);
    if (this.closedLoop) this.fire(room, now);
    else {
      const due = room.queue.shift();
      if (due !== undefined) this.fire(room, due);
    }
  }

  /** The game was faster; the move is not counted. */
  private refused(room: BenchRoom): void {
    if (room.waiting === 0) return;
    room.waiting = 0;
    this.underWay--;
    if (this.closedLoop) setImmediate(() => this.fire(room, performance.now()));
  }

  private fire(room: BenchRoom, due: number): void {
    room.due = due;
    room.sent = performance.now();
    room.waiting = players;
    this.underWay++;
    if (this.adapter.move(room.seats, room.moves)) room.moves++;
    else {
      room.waiting = 0;
      this.underWay--;
      if (this.closedLoop) setTimeout(() => this.closedLoop && this.fire(room, performance.now()), idleMs);
    }
  }

  /** Code that has just started is slow, ours and the peers'. */
  async warm(): Promise<void> {
    this.start();
    await wait(warmMs);
    if (this.rate === null) {
      for (let ms = warmMs; this.moves < warmMoves && ms < longestWarmMs; ms += 100) await wait(100);
    }
    await this.stop();
  }

  /** Some seconds of play that count, after a moment to get going. */
  async slice(seconds: number): Promise<Figures> {
    this.start();
    await wait(settleMs);
    const figures = await this.record(seconds);
    await this.stop();
    return figures;
  }

  private start(): void {
    if (this.rate !== null) {
      this.startClock(this.rate);
      return;
    }
    this.closedLoop = true;
    for (const room of this.rooms) if (room.waiting === 0) this.fire(room, performance.now());
  }

  private async stop(): Promise<void> {
    this.closedLoop = false;
    clearInterval(this.clock);
    await this.drain();
  }

  /** So many moves a second over all rooms, whatever the server does. */
  private startClock(rate: number): void {
    const started = performance.now();
    let made = 0;
    this.clock = setInterval(() => {
      const wanted = ((performance.now() - started) * rate) / 1000;
      for (; made < wanted; made++) {
        const room = this.rooms[made % this.rooms.length];
        if (!room) return;
        const due = started + (made / rate) * 1000;
        if (room.waiting > 0) room.queue.push(due);
        else this.fire(room, due);
      }
    }, 1);
  }

  private async record(seconds: number): Promise<Figures> {
    this.latencies = [];
    this.bytes = this.updates = 0;
    this.recording = true;
    this.measuring.begin();
    const cpu = process.cpuUsage();
    const started = performance.now();
    await wait(seconds * 1000);
    const took = (performance.now() - started) / 1000;
    this.recording = false;
    this.measuring.end();
    const { user, system } = process.cpuUsage(cpu);
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return {
      moves: sorted.length,
      movesPerSecond: Math.round(sorted.length / took),
      p50: at(0.5),
      p99: at(0.99),
      updateBytes: Math.round(this.bytes / Math.max(1, this.updates)),
      generatorCpu: (user + system) / 1e6 / took,
    };
  }

  private get moves(): number {
    return this.rooms.reduce((sum, room) => sum + room.moves, 0);
  }

  private async drain(): Promise<void> {
    for (const room of this.rooms) room.queue.length = 0;
    const end = performance.now() + 5000;
    while (this.underWay > 0 && performance.now() < end) await wait(10);
  }
}
