import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatCredentials } from '@tasovka/protocol';
import { closeCodes } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedServer } from '../kit/simulation/simulatedServer.ts';
import { SimulatedTime } from '../kit/simulation/time.ts';
import { until } from '../kit/testServer.ts';
import type { Connection } from '../src/rooms/connection.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import type { Store } from '../src/storage/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasovka-registry-'));
const day = 86_400_000;
let store: Store;
beforeAll(async () => {
  store = await openSqlite({ file: join(folder, 'registry.sqlite'), durability: 'normal' });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a room nobody looked into for 30 days is gone with its log; one that was used stays', async () => {
  await SimulatedTime.within('30 days', async (time) => {
    const { registry } = new SimulatedServer(time.outside(store), true);
    const sweepings = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20_000));
    const newRoom = async (): Promise<SeatCredentials> =>
      (await registry.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
    const used = await newRoom();
    const forgotten = await newRoom();
    for (let days = 1; days <= 29; days++) {
      time.leap(day);
      await sweepings();
      await registry.request(used.code, { kind: 'summary' });
    }
    expect(await store.rows(forgotten.code, 1)).not.toEqual([]);
    time.leap(2 * day);
    await sweepings();
    expect(await store.rows(forgotten.code, 1)).toEqual([]);
    expect(await registry.request(forgotten.code, { kind: 'summary' })).toEqual({ reason: 'no-such-room' });
    expect(await registry.request(used.code, { kind: 'summary' })).toMatchObject({ code: used.code, names: ['Раз'] });
    await registry.close();
  });
});

it('a socket that is answered late does not replace the device that connected by a later one', async () => {
  const { registry } = new SimulatedServer(store, true);
  const { code, token } = (await registry.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const done: string[] = [];
  const line = (id: string, since: number): Connection => ({
    id,
    openedAt: since,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: () => {},
    close: (why) => void done.push(`${id} closed ${why}`),
    rejoin: () => void done.push(`${id} lost`),
  });
  await registry.connect(code, { token }, line('second', 20));
  await registry.connect(code, { token }, line('first', 10));
  expect(done).toEqual(['first lost']);
  await registry.connect(code, { token }, line('third', 30));
  expect(done).toEqual(['first lost', `second closed ${closeCodes.movedDevice}`]);
  await registry.connect(code, { token }, { ...line('given up', 40), isOpen: false });
  expect(done).toHaveLength(2);
  await registry.close();
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
  const { registry } = new SimulatedServer(failing, true);
  const first = (await registry.create({ game: 'reflex', name: 'Раз', face: 'a' })) as SeatCredentials;
  const second = (await registry.request(first.code, {
    kind: 'join',
    guest: { name: 'Два', face: 'b' },
  })) as SeatCredentials;
  const done: string[] = [];
  const line = (id: string): Connection => ({
    id,
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
