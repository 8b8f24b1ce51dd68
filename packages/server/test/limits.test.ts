import { connect, type Socket } from 'node:net';
import { closeCodes, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { afterAll, afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer, until } from '../kit/testServer.ts';
import type { Config } from '../src/index.ts';

const servers: TestServer[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  for (const server of servers) await server.clear();
});

async function serverWith(changes: Partial<Config>): Promise<TestServer> {
  const server = await new TestServer(changes).start();
  servers.push(server);
  return server;
}

const newRoom = (server: TestServer): Promise<SeatCredentials> =>
  roomApi.create(server.http, { game: 'swintus', name: 'Я', face: 'x' });

/** Opens a connection and says something on it, perhaps not all. */
function say(server: TestServer, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.http).port), '127.0.0.1', () => {
      if (text !== '') socket.write(text);
      resolve(socket);
    });
    sockets.push(socket);
    socket.once('error', reject);
    socket.on('error', () => {});
  });
}

const isOver = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.resume().once('close', resolve));

/** Opens a socket as somebody behind a proxy; how it went. */
function open(server: TestServer, path: string, from?: string): Promise<{ answer: string; socket: WebSocket }> {
  const headers: Record<string, string> = from ? { 'x-forwarded-for': from } : {};
  const socket = new WebSocket(`${server.http.replace('http', 'ws')}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => resolve({ answer: 'open', socket }));
    socket.on('error', ({ message }) => resolve({ answer: message, socket }));
  });
}

/** Says hello with a token; the code with which the socket closes. */
async function hello(server: TestServer, code: string, token: string): Promise<number> {
  const { socket } = await open(server, `/socket/${code}`);
  socket.send(JSON.stringify({ t: 'hello', token }));
  return new Promise((resolve) => socket.on('close', resolve));
}

const figures = async (server: TestServer): Promise<string> => (await fetch(`${server.http}/metrics`)).text();

it('guesses are few, and an address that has made them is told nothing of rooms that are there', async () => {
  const server = await serverWith({ missesPerMinute: 2 });
  const { code, token } = await newRoom(server);
  const status = async (path: string, method = 'GET', body?: object): Promise<number> =>
    (
      await fetch(`${server.http}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    ).status;
  // Looking at what is there is free.
  for (let i = 0; i < 10; i++) expect(await status(`/api/rooms/${code}`)).toBe(200);
  // Three minutes' misses may come at once: one of each kind, and then as many at the same time as one likes.
  // A room that is not there is found out sooner than a wrong token: both are told at the same moments.
  for (const room of ['ZZZZZ', code]) {
    const began = performance.now();
    expect(await hello(server, room, 'x'.repeat(22))).toBe(closeCodes.badToken);
    expect(performance.now() - began).toBeGreaterThan(490);
  }
  expect(await status('/api/rooms/ZZZZZ')).toBe(404);
  expect(await status('/api/rooms/ZZZZZ/guests', 'POST', { name: 'Я', face: 'x' })).toBe(404);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => status(`/api/links/${code}-${'x'.repeat(i + 1)}`, 'POST')),
  );
  expect(guesses.filter((one) => one !== 429).length).toBeLessThanOrEqual(3);
  expect(await status(`/api/rooms/${code}`)).toBe(429);
  expect(await status(`/api/rooms/${code}/guests`, 'POST', { name: 'Я', face: 'x' })).toBe(429);
  expect(await hello(server, code, token)).toBe(closeCodes.tooFast);
  expect(await figures(server)).toMatch(/tasovka_turned_away_total\{why="misses"\} [1-9]/);
});

it('sockets are counted by address at once and by the minute, and by the /56 of IPv6', async () => {
  const server = await serverWith({ socketsPerAddress: 2, newSocketsPerMinute: 4, proxyHops: 1 });
  const at = (from: string): Promise<string> => open(server, '/socket/ZZZZZ', from).then(({ answer }) => answer);
  const first = await open(server, '/socket/ZZZZZ', '2001:db8:1:2::1');
  expect([first.answer, await at('2001:db8:1:3::2')]).toEqual(['open', 'open']);
  expect(await at('6.6.6.6, 2001:db8:1:2:ffff::3')).toContain('429');
  expect(await at('2001:db8:1:102::1')).toBe('open');
  first.socket.terminate();
  const counted = async (): Promise<boolean> =>
    (await (await fetch(`${server.http}/metrics`)).text()).includes('tasovka_sockets 2');
  await expect.poll(counted, { timeout: 20_000 }).toBe(true);
  expect(await at('2001:db8:1:2::4')).toBe('open');
  // The fifth within a minute, though one of them is closed.
  expect(await at('2001:db8:1:2::5')).toContain('429');
  const figures = await (await fetch(`${server.http}/metrics`)).text();
  expect(figures).toContain('tasovka_turned_away_total{why="sockets"} 1');
  expect(figures).toContain('tasovka_turned_away_total{why="new-sockets"} 1');
});

it('what a caller writes into X-Forwarded-For makes no new address', async () => {
  const server = await serverWith({ roomsPerHour: 3, proxyHops: 1 });
  const create = (forwarded: string): Promise<number> =>
    fetch(`${server.http}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ game: 'swintus', name: 'Я', face: 'x' }),
    }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push(await create(`6.6.6.${i}, 192.0.2.7`));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await figures(server)).toContain('tasovka_turned_away_total{why="calls"} 2');
  expect(await create('192.0.2.8')).toBe(200);
});

it('a report plays a match again, and an address asks for few of them', async () => {
  const server = await serverWith({ roomsPerHour: 2 });
  const { code, token } = await newRoom(server);
  const report = () => roomApi.report(server.http, code, token, { of: null, rule: '', text: 'Что это?' });
  await expect(report()).rejects.toThrow('not-playing');
  await expect(report()).rejects.toThrow('not-playing');
  await expect(report()).rejects.toThrow('too-many');
});

it('half-sent requests end', async () => {
  const server = await serverWith({ requestMs: 600 });
  const post = 'POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const halves = await Promise.all(
    ['', 'GET', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', post].map((text) => say(server, text)),
  );
  await Promise.all(halves.map(isOver));
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
}, 60_000);

it.each([
  ['body', 'POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{'],
  ['head', 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
])(
  'a request whose %s comes in drops ends as well',
  async (_, text) => {
    const server = await serverWith({ requestMs: 1000 });
    const socket = await say(server, text);
    const dripping = setInterval(() => socket.write('x'), 100);
    await isOver(socket);
    clearInterval(dripping);
  },
  60_000,
);

it('connections are counted by address', async () => {
  // No other limit ends a connection that says nothing in so short a time.
  const server = await serverWith({ connectionsPerAddress: 5, requestMs: 600_000 });
  const open = await Promise.all(Array.from({ length: 5 }, () => say(server, '')));
  await isOver(await say(server, ''));
  for (const socket of open) expect(socket.closed).toBe(false);
  for (const socket of open) socket.destroy();
  const isBack = (): Promise<number> =>
    fetch(`${server.http}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isBack, { timeout: 20_000 }).toBe(200);
});

it('requests are counted in flight and by the second', async () => {
  const flood = await serverWith({ requestsPerSecond: 1 });
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => fetch(`${flood.http}/healthz`).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
  expect(statuses).toContain(429);
  const slow = await serverWith({ requestsAtOnce: 2 });
  const { requests } = slow;
  const asEver = requests.request.bind(requests);
  const waiting: (() => void)[] = [];
  requests.request = async (code, request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return asEver(code, request);
  };
  const { code } = await newRoom(slow);
  const looks = [1, 2].map(() => fetch(`${slow.http}/api/rooms/${code}`));
  await until(() => waiting.length === 2, 'both to be under way');
  expect((await fetch(`${slow.http}/api/rooms/${code}`)).status).toBe(429);
  for (const go of waiting) go();
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([200, 200]);
  const again = fetch(`${slow.http}/healthz`).then(({ status }) => status);
  expect(await again).toBe(200);
});

it('figures are for the operator: this machine without a proxy, or the token', async () => {
  const server = await serverWith({ adminToken: 'давай' });
  const status = (headers: Record<string, string>): Promise<number> =>
    fetch(`${server.http}/metrics`, { headers }).then((response) => response.status);
  const far = { 'x-forwarded-for': '192.0.2.7' };
  const base64 = Buffer.from('x:давай').toString('base64');
  expect(await status({})).toBe(200);
  expect(await status(far)).toBe(401);
  expect(await status({ ...far, authorization: `Basic ${base64}` })).toBe(200);
  expect(await status({ ...far, authorization: `Basic ${Buffer.from('x:нет').toString('base64')}` })).toBe(401);
  expect(await status({ ...far, authorization: 'Bearer x' })).toBe(401);
  const without = await serverWith({});
  expect((await fetch(`${without.http}/metrics`, { headers: far })).status).toBe(401);
});
