import { roomApi } from '@tasovka/protocol';
import { expect, it } from 'vitest';
import { samplePack } from '../kit/samplePack.ts';
import { mustBeDone, TestServer } from '../kit/testServer.ts';
import { DiskReserve } from '../src/storage/diskReserve.ts';

it('when little is left on the disk, tables go on and no new ones are made', async () => {
  const server = await new TestServer().start();
  const [host] = await server.party('spyfall', 1);
  if (!host) throw new Error('a party of one');
  await server.stop();
  // No disk has that much.
  const full = new TestServer({ diskReserveMB: 1e12, dataFolder: `${server.folder}/data` });
  await full.start();
  try {
    const create = roomApi.create(full.http, { game: 'swintus', name: 'Я', face: 'x' });
    await expect(create).rejects.toThrow('unavailable');
    const { code, token } = host.seat;
    const bring = roomApi.bringPack(full.http, code, token, samplePack(20));
    await expect(bring).rejects.toThrow('unavailable');
    const again = await full.player(host.seat);
    await mustBeDone(again.connection.table({ kind: 'ready', ready: false }));
    expect(await again.connection.say('Играем дальше')).toEqual({ t: 'done', id: expect.any(Number) });
    await roomApi.join(full.http, code, { name: 'Новый', face: 'x' });
  } finally {
    await full.clear();
    await server.clear();
  }
});

it('where the disk cannot be asked, nobody is refused', async () => {
  expect(await new DiskReserve('/nowhere/at/all', 1e18).hasMore()).toBe(true);
  expect(await new DiskReserve(null, 1e18).hasMore()).toBe(true);
});
