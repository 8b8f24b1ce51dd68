import { enter } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Place } from '../kit/place.ts';
import { growth, leftBehind, vitalsOf } from '../kit/vitals.ts';

/** The fuzz test looks for leaks by these; they must find one. */
const place = new Place({ sleepMs: 50 });
beforeAll(() => place.open());
afterAll(() => place.clear());

it('a socket and a room that stay are found; when they go, nothing is', async () => {
  const before = await vitalsOf(place);
  expect(before).toMatchObject({ rooms: 0, sockets: 0 });
  const { connection } = await place.player(await enter.create(place.http, { game: 'lol', name: 'Аня', face: 'a' }));
  expect((await leftBehind(place, before, 100)).join()).toContain('"rooms":1,"sockets":1');
  connection.close();
  expect(await leftBehind(place, before, 10_000)).toEqual([]);
});

it('memory that grows is told from memory that comes and goes', () => {
  const waves = Array.from({ length: 100 }, (_, i) => 40 + (i % 10) * 5);
  expect(growth(waves)).toEqual([]);
  expect(growth(waves.map((mb, i) => mb + i))).toHaveLength(1);
});
