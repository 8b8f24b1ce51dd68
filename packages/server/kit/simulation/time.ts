import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
import { Chance } from '@tasovka/kernel';
import type { Host } from './host.ts';

interface Alarm {
  readonly ring: () => void;
  at: number;
  readonly every: number | null;
  /** Whose timer it is; null: the world's. */
  readonly host: Host | null;
}

/** The machine on which the running code runs. */
const currentHost = new AsyncLocalStorage<Host>();

const realImmediate = setImmediate;
/** Enough event loop iterations for one message to be read, logged and answered. */
const iterations = 3;
const began = 1_800_000_000_000;

/**
 * Replaces the clocks, timers and randomness of this process: time stands still while code runs and jumps to the next
 * timer when it is done. The outcome depends on the seed and not on the load of the machine. The event loop stays real.
 * Code can run on simulated machines: their timers are late while they stand still, and never fire once they are dead.
 */
export class SimulatedTime {
  private now = 0;
  private readonly alarms = new Set<Alarm>();
  private readonly undo: (() => void)[] = [];
  /** Calls to objects outside of the simulation, and how many of them have returned. */
  private asked = 0;
  private answered = 0;

  /** Runs `play` in simulated time, which ends with it. */
  static async within<T>(seed: string, play: (time: SimulatedTime) => Promise<T>): Promise<T> {
    const time = new SimulatedTime(seed);
    try {
      return await time.drive(play(time));
    } finally {
      for (const undo of time.undo) undo();
    }
  }

  private constructor(seed: string) {
    const chance = Chance.seeded(seed);
    const clear = (alarm: unknown): void => void this.alarms.delete(alarm as Alarm);
    this.replace(globalThis, 'setTimeout', (ring: () => void, ms = 0) => this.set(ring, ms, null));
    this.replace(globalThis, 'setInterval', (ring: () => void, ms = 0) => this.set(ring, ms, Math.max(1, ms)));
    this.replace(globalThis, 'clearTimeout', clear);
    this.replace(globalThis, 'clearInterval', clear);
    this.replace(performance, 'now', () => this.now);
    this.replace(performance, 'timeOrigin', began);
    // Between two timers the loop is idle.
    this.replace(performance, 'eventLoopUtilization', () => ({ idle: this.now, active: 0, utilization: 0 }));
    this.replace(Date, 'now', () => Math.floor(began + this.now));
    this.replace(Math, 'random', () => chance.below(2 ** 32) / 2 ** 32);
    this.replace(crypto, 'randomInt', (below: number) => chance.below(below));
    this.replace(crypto, 'randomBytes', (length: number) => Buffer.from(bytes(chance, length)));
    this.replace(globalThis.crypto, 'getRandomValues', (array: Uint8Array) => {
      array.set(bytes(chance, array.length));
      return array;
    });
    // Threads of Node's own answer in real time; here nothing takes any.
    this.replace(zlib, 'deflateRaw', (text: string, done: (error: null, packed: Buffer) => void) =>
      queueMicrotask(() => done(null, zlib.deflateRawSync(text))),
    );
    // Modules that import these by name get the new ones, and the old ones back.
    syncBuiltinESMExports();
    this.undo.push(() => syncBuiltinESMExports());
  }

  /** Runs code on a machine, whatever machine causes it. */
  on<T>(host: Host, run: () => T): T {
    return currentHost.run(host, run);
  }

  /** Something reaches a machine after so long, or later if that stands still, or never. */
  reach(host: Host | null, ms: number, ring: () => void): void {
    this.add(ring, ms, null, host);
  }

  /** No timer fires for so long, as on a machine that slept; then every overdue timer fires once. */
  leap(ms: number): void {
    this.now += ms;
  }

  /** An object that answers in real time, as storage does: until it has, simulated time stands still. */
  outside<T extends object>(thing: T): T {
    return new Proxy(thing, {
      get: (owner, name) => {
        const method: unknown = Reflect.get(owner, name);
        if (typeof method !== 'function') return method;
        return async (...words: unknown[]) => {
          this.asked++;
          try {
            return await Reflect.apply(method, owner, words);
          } finally {
            this.answered++;
          }
        };
      },
    });
  }

  private replace(owner: object, name: string, value: unknown): void {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    this.undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  }

  private set(ring: () => void, ms: number, every: number | null): object {
    return this.add(ring, ms, every, currentHost.getStore() ?? null);
  }

  private add(ring: () => void, ms: number, every: number | null, host: Host | null): object {
    const alarm = { ring, at: this.now + Math.max(0, ms), every, host, ref: () => alarm, unref: () => alarm };
    this.alarms.add(alarm);
    return alarm;
  }

  private async drive<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const over = (): void => {
      isOver = true;
    };
    work.then(over, over);
    for (;;) {
      let answered: number;
      do {
        answered = this.answered;
        for (let i = 0; i < iterations; i++) await new Promise((resolve) => realImmediate(resolve));
      } while (this.asked > answered || this.answered > answered);
      if (isOver) return work;
      this.ringNext();
    }
  }

  private ringNext(): void {
    let next: Alarm | null = null;
    let nextAt = Number.POSITIVE_INFINITY;
    for (const alarm of this.alarms) {
      const { host } = alarm;
      if (host?.isDead) {
        this.alarms.delete(alarm);
        continue;
      }
      const at = host ? Math.max(alarm.at, host.frozenUntil) : alarm.at;
      if (at >= nextAt) continue;
      next = alarm;
      nextAt = at;
    }
    if (!next) throw new Error('nothing will ever happen again');
    this.now = Math.max(this.now, nextAt);
    if (next.every === null) this.alarms.delete(next);
    else next.at = this.now + next.every;
    if (next.host) currentHost.run(next.host, next.ring);
    else currentHost.exit(next.ring);
  }
}

const bytes = (chance: Chance, length: number): number[] => Array.from({ length }, () => chance.below(256));
