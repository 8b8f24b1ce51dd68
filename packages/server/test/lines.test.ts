import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { until } from '../kit/place.ts';
import { Cluster } from '../src/nodes/cluster.ts';
import type { RedisWires } from '../src/nodes/redis.ts';
import type { House } from '../src/rooms/house.ts';
import type { Line } from '../src/rooms/line.ts';

/** As much of Redis as nodes need, with nothing in between: who owns rooms, who is alive, and letters. */
class Exchange {
  readonly alive = new Set<string>();
  private owner: string | null = null;
  private readonly ears = new Map<string, (text: string) => void>();

  wires(): RedisWires {
    const wires = {
      onBroken: () => {},
      onBack: () => {},
      command: async (word: string, key: string) => {
        const was = this.alive.has(key);
        if (word === 'SET') this.alive.add(key);
        if (word === 'DEL') this.alive.delete(key);
        return word === 'EXISTS' ? Number(was) : was ? '1' : null;
      },
      script: async (_text: string, _keys: readonly string[], [node]: readonly string[]) => {
        this.owner ??= node ?? null;
        return this.owner;
      },
      publish: async (channel: string, text: string) => void setImmediate(() => this.ears.get(channel)?.(text)),
      listen: async (channel: string, hear: (text: string) => void) => void this.ears.set(channel, hear),
      close: () => {},
    };
    return wires as unknown as RedisWires;
  }
}

/** A house with one room, and who is in it. */
class SmallHouse {
  readonly lines = new Set<Line>();
  readonly rooms = new Map();
  onGone = (): void => {};

  async enter(_code: string, _hello: object, line: Line) {
    this.lines.add(line);
    line.send('{"t":"welcome","seq":7}');
    return { hear: () => {}, gone: () => void this.lines.delete(line) };
  }
}

const running: Cluster[] = [];
afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop();
});

async function node(name: string, exchange: Exchange) {
  const house = new SmallHouse();
  const wires = exchange.wires();
  const cluster = new Cluster(name, house as unknown as House, wires, pino({ level: 'silent' }));
  running.push(cluster);
  await cluster.start();
  return { house, wires, cluster };
}

function device(done: string[]): Line {
  return {
    id: 'device',
    since: 1,
    isWanted: true,
    delay: { rtt: 0, jitter: 0 },
    send: (text) => void done.push(text),
    close: (code) => void done.push(`closed ${code}`),
    lost: (seen) => void done.push(`lost after ${seen}`),
  };
}

it('a line that its owner has let go of without a word knocks again, and so does one of a node that was taken for gone', async () => {
  const exchange = new Exchange();
  const owner = await node('owner', exchange);
  await owner.cluster.enter('AAAAA', { token: 'x' }, device([]));
  const door = await node('door', exchange);

  const done: string[] = [];
  expect(await door.cluster.enter('AAAAA', { token: 'x' }, device(done))).toBeTypeOf('object');
  expect(owner.house.lines.size).toBe(2);
  // The owner alone believes that its letters were lost.
  owner.wires.onBroken();
  expect(owner.house.lines.size).toBe(1);
  await until(() => done.length > 1, 'the roll call');
  expect(done).toEqual(['{"t":"welcome","seq":7}', 'lost after 7']);

  const doneAgain: string[] = [];
  await door.cluster.enter('AAAAA', { token: 'x' }, device(doneAgain));
  exchange.alive.delete('tasovka:node:door');
  await until(() => doneAgain.length > 1, 'the return');
  expect(doneAgain).toEqual(['{"t":"welcome","seq":7}', 'lost after 7']);
});

it('a device that a door no longer knows is gone for the room as well', async () => {
  const exchange = new Exchange();
  const owner = await node('owner', exchange);
  await owner.cluster.enter('AAAAA', { token: 'x' }, device([]));
  const door = await node('door', exchange);
  await door.cluster.enter('AAAAA', { token: 'x' }, device([]));
  door.wires.onBroken();
  expect(owner.house.lines.size).toBe(2);
  for (const line of owner.house.lines) line.send('{"t":"update","seq":8}');
  await until(() => owner.house.lines.size === 1, 'word from the door');
});
