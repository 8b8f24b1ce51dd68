import { roomApi, type Show } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const show: Show = { recording: 'x'.repeat(22), n: 7, playing: true, speed: 2 };

it('the host shows a replay to all, anybody stops it and points, and a match ends it', async () => {
  const heard: unknown[] = [];
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  const { code } = host.seat;
  const seat = await roomApi.join(server.http, code, { name: 'Телевизор', face: 'deejay', watching: true });
  await server.player(seat, {
    on: { show: (one, by) => heard.push([one, by]), point: ({ what, x, y }, from) => heard.push([what, x, y, from]) },
  });
  const next = async (): Promise<unknown> => {
    await until(() => heard.length > 0, 'what is shown');
    return heard.shift();
  };

  // A guest shows nothing by themselves, and points at nothing.
  guest.connection.show(show);
  guest.connection.point({ what: 'pile', x: 0.5, y: 0.5 });
  host.connection.show(show);
  expect(await next()).toEqual([show, host.seat.guest]);
  const stopped = { ...show, n: 9, playing: false };
  guest.connection.show({ ...stopped, recording: 'y'.repeat(22) });
  guest.connection.show(null);
  guest.connection.show(stopped);
  expect(await next()).toEqual([stopped, guest.seat.guest]);
  guest.connection.point({ what: 'pile', x: 0.5, y: 0.5 });
  expect(await next()).toEqual(['pile', 0.5, 0.5, guest.seat.guest]);

  // Whoever comes later comes to it.
  const late = await roomApi.join(server.http, code, { name: 'Поздний', face: 'fox', watching: true });
  await server.player(late, { on: { show: (one, by) => heard.push([one, by]) } });
  expect(await next()).toEqual([stopped, guest.seat.guest]);

  await mustBeDone(host.connection.table({ kind: 'start' }));
  host.connection.show(show);
  guest.connection.point({ what: 'pile', x: 0.5, y: 0.5 });
  await mustBeDone(host.connection.table({ kind: 'lock', locked: true }));
  expect(heard).toEqual([]);
});
