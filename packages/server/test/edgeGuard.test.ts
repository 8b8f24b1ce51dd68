import { connect as dial } from 'node:net';
import { roomApi } from '@tasovka/protocol';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer, until } from '../kit/testServer.ts';
import { EdgeGuard } from '../src/edgeGuard.ts';
import { Metrics } from '../src/metrics.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const none = { rooms: () => 0, seats: () => 0, sockets: () => 0, unread: () => 0 };

it('what is thrown costs what was asked for, is counted always and logged seldom', async () => {
  const metrics = new Metrics(none);
  const lines: string[] = [];
  const guard = new EdgeGuard(pino({}, { write: (line: string) => lines.push(line) }), metrics);
  let ended = 0;
  const giveUp = (): void => {
    ended++;
    throw new Error('and again');
  };
  for (let i = 0; i < 100; i++) {
    guard.run(
      'test',
      () => {
        throw new TypeError('no');
      },
      giveUp,
    );
  }
  expect(ended).toBe(100);
  expect(lines.length).toBeLessThan(20);
  expect(await metrics.registry.metrics()).toContain('tasovka_edge_errors_total{where="test"} 200');
});

it('a room that throws ends the socket that made it throw, and nobody else’s', async () => {
  const [host, guest] = await server.party('swintus', 2);
  if (!host || !guest) throw new Error('a party of two');
  const { registry } = server;
  const connectAsEver = registry.connect.bind(registry);
  registry.connect = async (code, hello, connection) => {
    const session = await connectAsEver(code, hello, connection);
    if (typeof session === 'string') return session;
    return {
      leave: () => session.leave(),
      receive: () => {
        throw new TypeError('a bug');
      },
    };
  };
  const { code } = host.seat;
  const third = await roomApi.join(server.http, code, { name: 'Три', face: 'x' });
  const socket = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${code}`);
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', token: third.token })));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ t: 'table', id: 1, request: { kind: 'ready', ready: true } }));
  expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1006);
  const seen = () => host.connection.view?.table.guests.find(({ id }) => id === third.guest);
  await until(() => seen()?.online === false, 'the third to be away');
  expect(host.connection.status).toBe('open');
  expect(guest.connection.status).toBe('open');
});

it.each([
  ['nonsense instead of HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a header without an end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`],
  ['two lengths', 'POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'an upgrade without a key',
    'GET /socket/ZZZZZ HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
  ['an upgrade to something else', 'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'],
  [
    'an origin that is no address',
    'GET /socket/ZZZZZ HTTP/1.1\r\nHost: a\r\nOrigin: http://[\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ],
])('%s ends with its connection, which is not kept half open', async (_, text) => {
  const socket = dial({ port: Number(new URL(server.http).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  const over = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  socket.resume();
  socket.write(text, 'latin1');
  await over;
  const broken = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
  const insisting = setInterval(() => socket.write('x'), 20);
  await broken;
  clearInterval(insisting);
  socket.destroy();
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
});
