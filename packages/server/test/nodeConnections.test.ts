import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { until } from '../kit/testServer.ts';
import { Cluster } from '../src/nodes/cluster.ts';
import type { RedisConnections } from '../src/nodes/redisConnections.ts';
import type { Connection } from '../src/rooms/connection.ts';
import type { RoomRegistry } from '../src/rooms/registry.ts';

/** As much of Redis as nodes need: owners of rooms, live nodes, and messages. */
class FakeRedis {
  readonly alive = new Set<string>();
  private owner: string | null = null;
  private readonly subscribers = new Map<string, (text: string) => void>();

  redis(): RedisConnections {
    const redis = {
      onDisconnect: () => {},
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
      publish: async (channel: string, text: string) => void setImmediate(() => this.subscribers.get(channel)?.(text)),
      subscribe: async (channel: string, receive: (text: string) => void) =>
        void this.subscribers.set(channel, receive),
      close: () => {},
    };
    return redis as unknown as RedisConnections;
  }
}

/** A registry with one room, and its connections. */
class FakeRegistry {
  readonly connections = new Set<Connection>();
  readonly rooms = new Map();
  onRoomClosed = (): void => {};

  async connect(_code: string, _hello: object, connection: Connection) {
    this.connections.add(connection);
    connection.send('{"t":"welcome","seq":7}');
    return { receive: () => {}, leave: () => void this.connections.delete(connection) };
  }
}

const running: Cluster[] = [];
afterEach(async () => {
  for (const cluster of running.splice(0)) await cluster.stop();
});

async function node(name: string, fakeRedis: FakeRedis) {
  const registry = new FakeRegistry();
  const redis = fakeRedis.redis();
  const cluster = new Cluster(name, registry as unknown as RoomRegistry, redis, pino({ level: 'silent' }));
  running.push(cluster);
  await cluster.start();
  return { registry, redis, cluster };
}

function device(done: string[]): Connection {
  return {
    id: 'device',
    openedAt: 1,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: (text) => void done.push(text),
    close: (code) => void done.push(`closed ${code}`),
    rejoin: (seen) => void done.push(`rejoin after ${seen}`),
  };
}

it('a connection that its owner dropped silently rejoins, and so does one of a node that was taken for dead', async () => {
  const fakeRedis = new FakeRedis();
  const owner = await node('owner', fakeRedis);
  await owner.cluster.connect('AAAAA', { token: 'x' }, device([]));
  const other = await node('other', fakeRedis);

  const done: string[] = [];
  expect(await other.cluster.connect('AAAAA', { token: 'x' }, device(done))).toBeTypeOf('object');
  expect(owner.registry.connections.size).toBe(2);
  // Only the owner believes that its messages were lost.
  owner.redis.onDisconnect();
  expect(owner.registry.connections.size).toBe(1);
  await until(() => done.length > 1, 'the comparison of connections');
  expect(done).toEqual(['{"t":"welcome","seq":7}', 'rejoin after 7']);

  const doneAgain: string[] = [];
  await other.cluster.connect('AAAAA', { token: 'x' }, device(doneAgain));
  fakeRedis.alive.delete('tasovka:node:other');
  await until(() => doneAgain.length > 1, 'the return');
  expect(doneAgain).toEqual(['{"t":"welcome","seq":7}', 'rejoin after 7']);
});

it('a device that its own node no longer knows leaves the room as well', async () => {
  const fakeRedis = new FakeRedis();
  const owner = await node('owner', fakeRedis);
  await owner.cluster.connect('AAAAA', { token: 'x' }, device([]));
  const other = await node('other', fakeRedis);
  await other.cluster.connect('AAAAA', { token: 'x' }, device([]));
  other.redis.onDisconnect();
  expect(owner.registry.connections.size).toBe(2);
  for (const connection of owner.registry.connections) connection.send('{"t":"update","seq":8}');
  await until(() => owner.registry.connections.size === 1, 'the other node’s answer');
});
