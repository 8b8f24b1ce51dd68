import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { growth, leaksAfter, type ResourceUsage, resourceUsage } from '../kit/resourceUsage.ts';
import { TestServer } from '../kit/testServer.ts';

/** The fuzz test looks for leaks by these; they must find one. */
const server = new TestServer({ sleepMs: 50 });
beforeAll(() => server.start());
afterAll(() => server.clear());

it('a socket and a room that stay are found; when they go, nothing is', async () => {
  const before = await resourceUsage(server);
  expect(before).toMatchObject({ rooms: 0, sockets: 0 });
  const { connection } = await server.player(
    await roomApi.create(server.http, { game: 'lol', name: 'Аня', face: 'a' }),
  );
  expect((await leaksAfter(server, before, 100)).join()).toContain('"rooms":1,"sockets":1');
  connection.close();
  expect(await leaksAfter(server, before, 10_000)).toEqual([]);
}, 30_000);

it('memory that grows is told from memory that comes and goes, and so are file handles', () => {
  const usual: ResourceUsage = { rooms: 1, sockets: 1, timers: 1, heapMB: 40, residentMB: 100, handles: 30 };
  const waves = Array.from({ length: 100 }, (_, i) => ({ ...usual, heapMB: 40 + (i % 10) * 5 }));
  expect(growth(waves)).toEqual([]);
  expect(growth(waves.map((one, i) => ({ ...one, heapMB: one.heapMB + i })))).toHaveLength(1);
  expect(growth(waves.map((one, i) => ({ ...one, handles: one.handles + 3 * i })))).toHaveLength(1);
});
