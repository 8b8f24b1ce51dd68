import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatCredentials } from '@tasovka/protocol';
import { closeCodes } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceGame } from '../kit/raceGame.ts';
import { SimulatedServer } from '../kit/simulation/simulatedServer.ts';
import { SimulatedTime } from '../kit/simulation/time.ts';
import { until } from '../kit/testServer.ts';
import type { Connection } from '../src/rooms/connection.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { keptRows, type Store, snapshotEvery } from '../src/storage/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasovka-registry-'));
const day = 86_400_000;
const serverOn = (store: Store): SimulatedServer => new SimulatedServer({ store, games: { reflex: raceGame } });
let store: Store;
beforeAll(async () => {
  store = await openSqlite({ file: join(folder, 'registry.sqlite'), durability: 'normal' });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const quiet: Connection = {
  openedAt: 1,
  isOpen: true,
  latency: { rtt: 0, jitter: 0 },
  send: () => {},
  close: () => {},
  rejoin: () => {},
};

it('a room nobody played in for 30 days is gone with its log, however often strangers looked; one that was used stays', async () => {
  await SimulatedTime.within('30 days', async (time) => {
    const { registry, requests } = serverOn(time.outside(store));
    const sweepings = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20_000));
    const newRoom = async (): Promise<SeatCredentials> =>
      (await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
    const used = await newRoom();
    const forgotten = await newRoom();
    const looked = await newRoom();
    for (let days = 1; days <= 29; days++) {
      time.leap(day);
      await sweepings();
      const session = await registry.connect(used.code, { token: used.token }, { ...quiet, openedAt: days });
      if (typeof session === 'object') session.leave();
      expect(await requests.request(looked.code, { kind: 'summary' })).toMatchObject({ names: ['Раз'] });
      expect(await registry.connect(looked.code, { token: 'wrong' }, quiet)).toBe('bad-token');
      await requests.request(looked.code, { kind: 'link', token: 'wrong' });
    }
    expect(await store.rows(forgotten.code, 1)).not.toEqual([]);
    time.leap(2 * day);
    await sweepings();
    expect(await store.rows(forgotten.code, 1)).toEqual([]);
    expect(await store.rows(looked.code, 1)).toEqual([]);
    expect(await requests.request(forgotten.code, { kind: 'summary' })).toEqual({ reason: 'no-such-room' });
    expect(await requests.request(used.code, { kind: 'summary' })).toMatchObject({ code: used.code, names: ['Раз'] });
    await registry.close();
  });
});

it('a socket that is answered late does not replace the device that connected by a later one', async () => {
  const { registry, requests } = serverOn(store);
  const { code, token } = (await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const done: string[] = [];
  const line = (id: string, since: number): Connection => ({
    openedAt: since,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: () => {},
    close: (why) => void done.push(`${id} closed ${why}`),
    rejoin: () => {},
  });
  await registry.connect(code, { token }, line('second', 20));
  await registry.connect(code, { token }, line('first', 10));
  expect(done).toEqual([`first closed ${closeCodes.movedDevice}`]);
  await registry.connect(code, { token }, line('third', 30));
  expect(done).toEqual(['first', 'second'].map((id) => `${id} closed ${closeCodes.movedDevice}`));
  await registry.connect(code, { token }, { ...line('given up', 40), isOpen: false });
  expect(done).toHaveLength(2);
  await registry.close();
});

it('a room that another node has opened sends its devices there, and none comes in here', async () => {
  const { registry: one, requests } = serverOn(store);
  const two = serverOn(store).registry;
  const { code, token } = (await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const done: string[] = [];
  const device: Connection = {
    openedAt: 1,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: () => {},
    close: (why) => void done.push(`closed ${why}`),
    rejoin: () => void done.push('rejoin'),
  };
  const session = await one.connect(code, { token }, device);
  await two.connect(code, { token }, { ...device, close: () => {} });
  if (typeof session === 'object') session.receive({ t: 'say', id: 1, text: 'Меня не слышно' });
  await until(() => done.length > 0, 'the loss');
  expect(done).toEqual([`closed ${closeCodes.roomMoved}`]);
  one.mayOpen = async () => false;
  expect(await one.connect(code, { token }, device)).toBe('moved');
  expect(one.rooms.size).toBe(0);
  await Promise.all([one.close(), two.close()]);
});

it('a device whose room is lost before its welcome was durable has seen no more than when it connected', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<readonly boolean[]>();
  let broken = false;
  const append: Store['append'] = (savings) => {
    if (!broken) return store.append(savings);
    asked.resolve();
    return answer.promise;
  };
  const failing: Store = Object.assign(Object.create(store) as Store, { append });
  const { registry, requests } = serverOn(failing);
  const first = (await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const second = (await requests.request(first.code, {
    kind: 'join',
    guest: { name: 'Два', face: 'b' },
  })) as SeatCredentials;
  const done: string[] = [];
  const line = (id: string): Connection => ({
    openedAt: 1,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: (text) => void done.push(`${id} hears of ${(JSON.parse(text) as { t: string }).t}`),
    close: () => {},
    rejoin: (seen) => void done.push(`${id} lost after ${seen}`),
  });
  const session = await registry.connect(first.code, { token: first.token }, line('first'));
  const seen = (await store.rows(first.code, 1)).length;
  broken = true;
  if (typeof session === 'object') session.receive({ t: 'say', id: 1, text: 'Никто этого не услышит' });
  await registry.connect(first.code, { token: second.token, seq: 1 }, line('second'));
  await asked.promise;
  answer.reject(new Error('the storage is gone'));
  await until(() => done.length > 2, 'the loss');
  expect(done).toEqual(['first hears of welcome', `first lost after ${seen}`, 'second lost after 1']);
  broken = false;
  await registry.close();
});

it('renaming all the time, for as long as one likes, fills no disk', async () => {
  await SimulatedTime.within('renaming', async (time) => {
    const { registry, requests } = serverOn(time.outside(store));
    const { code, token } = (await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
    const session = await registry.connect(code, { token }, quiet);
    if (typeof session === 'string') throw new Error(session);
    const sizes: number[] = [];
    // As often as a guest may, for hours.
    const everyMs = 5000;
    for (let i = 0; i < 6000; i++) {
      const request = { kind: 'rename', name: `${'Ы'.repeat(18)} ${i}`, face: 'ы'.repeat(64) } as const;
      session.receive({ t: 'table', id: i, request });
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      if (i % 100 !== 99) continue;
      const rows = await time.outside(store).rows(code, 1);
      expect(rows.length).toBeLessThanOrEqual(keptRows + 2 * snapshotEvery);
      sizes.push(rows.reduce((sum, { body }) => sum + body.length, 0));
    }
    const { seq } = registry.rooms.get(code)!.log;
    expect(seq).toBeGreaterThan(6000);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    await registry.close();
  });
}, 60_000);

it('a room that could not be begun is not left behind, and the caller is told to try again', async () => {
  const made: string[] = [];
  const failing: Store = Object.assign(Object.create(store) as Store, {
    create: (code: string, now: number) => {
      made.push(code);
      return store.create(code, now);
    },
    append: async () => {
      throw new Error('the disk is full');
    },
  });
  const { registry, requests } = serverOn(failing);
  expect(await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })).toEqual({ reason: 'unavailable' });
  expect(made).toHaveLength(1);
  expect(await store.epoch(made[0]!)).toBeNull();
  registry.mayOpen = async () => {
    throw new Error('Redis does not answer');
  };
  expect(await requests.create({ game: 'reflex', name: 'Раз', face: 'a' })).toEqual({ reason: 'unavailable' });
  expect(made).toHaveLength(1);
  expect(registry.rooms.size).toBe(0);
  await registry.close();
});
