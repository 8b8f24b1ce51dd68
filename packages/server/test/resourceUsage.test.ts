import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaksAfter, memoryGrowth, resourceUsage } from '../kit/resourceUsage.ts';
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
});

it('memory that grows is told from memory that comes and goes', () => {
  const waves = Array.from({ length: 100 }, (_, i) => 40 + (i % 10) * 5);
  expect(memoryGrowth(waves)).toEqual([]);
  expect(memoryGrowth(waves.map((mb, i) => mb + i))).toHaveLength(1);
});
