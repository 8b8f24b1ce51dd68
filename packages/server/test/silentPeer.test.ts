import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer, until } from '../kit/testServer.ts';

/** Short, so that nobody waits; long beside everything that a busy machine does in between. */
const server = new TestServer({ silentMs: 1500, leftMs: 100, sitInMs: 200 });
beforeAll(() => server.start());
afterAll(() => server.clear());

it('a guest who echoes nothing any more is away, and a bot sits in; whoever echoes stays', async () => {
  const [host, guest] = await server.party('swintus', 2, { turnMs: 0 });
  if (!host || !guest) throw new Error('a party of two');
  await host.connection.table({ kind: 'start' });
  guest.connection.close();
  const url = `${server.http.replace('http', 'ws')}/socket/${guest.seat.code}`;
  const phone = new WebSocket(url, { autoPong: false });
  let hasWifi = true;
  phone.on('ping', (data) => hasWifi && phone.pong(data));
  phone.on('open', () => phone.send(JSON.stringify({ t: 'hello', token: guest.seat.token })));
  const ended = new Promise<number>((resolve) => phone.on('close', resolve));
  let isOpen = true;
  void ended.then(() => {
    isOpen = false;
  });
  const seen = () => host.connection.view?.table.guests.find(({ id }) => id === guest.seat.guest);
  await until(() => seen()?.online === true, 'the phone to be there');
  // Twice as long as silence may last.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(isOpen).toBe(true);
  expect(seen()?.online).toBe(true);
  hasWifi = false;
  // Nobody said goodbye.
  expect(await ended).toBe(1006);
  await until(() => seen()?.online === false, 'the phone to be away');
  await until(() => seen()?.satIn === true, 'a bot to sit in', 20_000);
  expect(host.connection.status).toBe('open');
  const figures = await (await fetch(`${server.http}/metrics`)).text();
  expect(figures).toContain('tasovka_sockets_closed_total{reason="silent"} 1');
}, 60_000);

it('a socket that never says a word and echoes nothing ends as well', async () => {
  const { code } = await roomApi.create(server.http, { game: 'swintus', name: 'Я', face: 'x' });
  const mute = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${code}`, { autoPong: false });
  expect(await new Promise((resolve) => mute.on('close', resolve))).toBe(1006);
}, 60_000);
