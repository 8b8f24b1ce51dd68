import { connect } from 'node:net';
import { bounds, closeCodes, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocketOfWs from 'ws';
import { mustBeDone, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer({ messagesPerSecond: 20, socketsPerAddress: 20, roomsPerHour: 5, adminToken: 'давай' });
beforeAll(() => server.start());
afterAll(() => server.clear());

const socket = (headers: Record<string, string> = {}, path = '/socket/ZZZZZ'): WebSocketOfWs =>
  new WebSocketOfWs(`${server.http.replace('http', 'ws')}${path}`, { headers });
const ended = (one: WebSocketOfWs): Promise<number> => new Promise((resolve) => one.on('close', resolve));
const failed = (one: WebSocketOfWs): Promise<string> =>
  new Promise((resolve) => one.on('error', (error) => resolve(error.message)));

it('forms, which a page of another site may send in anybody’s name, open no table', async () => {
  const body = new URLSearchParams({ game: 'swintus', name: 'Я', face: 'x' });
  expect((await fetch(`${server.http}/api/rooms`, { method: 'POST', body })).status).toBe(415);
});

it('sends strict headers', async () => {
  const { headers } = await fetch(`${server.http}/`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('pages of other sites get no socket', async () => {
  expect(await failed(socket({ origin: 'https://evil.example' }))).toContain('403');
  const own = socket({ origin: server.http });
  await new Promise((resolve) => own.on('open', resolve));
  own.close();
});

it.each(['//', 'http://[', '/socket%', '*', '/\\', 'socket', '/socket/', '/socket/AAAAA', '/socket/ZZZZZ/'])(
  'an upgrade of %s ends with its socket, not with the process',
  async (path) => {
    const { port } = new URL(server.http);
    const answer = await new Promise<string>((resolve) => {
      const raw = connect(Number(port), '127.0.0.1', () =>
        raw.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
      );
      raw.on('data', (data) => resolve(String(data)));
      raw.on('close', () => resolve(''));
    });
    expect(answer).not.toContain('101');
    // The guard of the edge would hold it too, and call it an error of ours.
    expect(await (await fetch(`${server.http}/metrics`)).text()).not.toContain('tasovka_edge_errors_total{');
  },
);

it('a client that offers another protocol is answered as ever', async () => {
  const socket = connect(Number(new URL(server.http).port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n');
  const answer = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toContain('HTTP/1.1 200 OK');
  socket.destroy();
});

it('wrong tokens and rooms are told so, oversized and endless nonsense is thrown out', async () => {
  const me = await roomApi.create(server.http, { game: 'swintus', name: 'Я', face: 'x' });
  const wrong = socket({}, `/socket/${me.code}`);
  wrong.on('open', () => wrong.send(JSON.stringify({ t: 'hello', token: 'x' })));
  expect(await ended(wrong)).toBe(closeCodes.badToken);
  const nowhere = socket();
  nowhere.on('open', () => nowhere.send(JSON.stringify({ t: 'hello', token: 'x' })));
  expect(await ended(nowhere)).toBe(closeCodes.badToken);
  const large = socket();
  large.on('open', () => large.send('x'.repeat(bounds.signalBytes + 1)));
  expect(await ended(large)).toBe(1009);
  const nonsense = socket();
  nonsense.on('open', () => {
    for (let i = 0; i < 10; i++) nonsense.send('{"t":"?"}');
  });
  expect(await ended(nonsense)).toBe(closeCodes.badMessages);
});

it('an app from before rooms stood in the path of the socket is told that it is too old', async () => {
  expect(await ended(socket({}, '/socket'))).toBe(closeCodes.outdatedApp);
});

it('too many messages are refused, and the seat stays', async () => {
  const me = await server.player(await roomApi.create(server.http, { game: 'swintus', name: 'Я', face: 'x' }));
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => me.connection.table({ kind: 'ready', ready: i % 2 === 0 })),
  );
  const refused = answers.filter((answer) => answer.t === 'refused' && answer.reason === 'too-fast');
  expect(refused.length).toBeGreaterThan(10);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await mustBeDone(me.connection.table({ kind: 'ready', ready: true }));
});

it('counts rooms and sockets per address', async () => {
  const sockets = Array.from({ length: 30 }, () => socket());
  const results = await Promise.all(
    sockets.map((one) =>
      Promise.race([failed(one), new Promise<string>((resolve) => one.on('open', () => resolve('open')))]),
    ),
  );
  expect(results.filter((result) => result.includes('429')).length).toBeGreaterThan(5);
  for (const one of sockets) one.terminate();
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, () => roomApi.create(server.http, { game: 'swintus', name: 'Я', face: 'x' })),
  );
  expect(made.some((one) => one.status === 'rejected' && String(one.reason).includes('too-many'))).toBe(true);
});

it('has health, readiness and figures, and shows rooms only with the token', async () => {
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.http}/readyz`)).status).toBe(200);
  const room = [...server.registry.rooms.values()].find(({ connectionCount }) => connectionCount > 0)!;
  room.inputs.append({ kind: 'table', input: { kind: 'start', seed: 's', by: room.state.table.data.host! } });
  const figures = await (await fetch(`${server.http}/metrics`)).text();
  for (const name of [
    'tasovka_rooms',
    'tasovka_seats',
    'tasovka_sockets',
    'tasovka_inputs_total',
    'tasovka_refusals_total{reason=',
    'tasovka_append_ms_bucket',
    'tasovka_append_rows_bucket',
    'tasovka_delivery_ms_bucket',
    'tasovka_rtt_ms_bucket',
    'nodejs_eventloop_lag',
  ]) {
    expect(figures).toContain(name);
  }
  expect((await fetch(`${server.http}/admin`)).status).toBe(401);
  const authorization = `Basic ${Buffer.from('x:давай').toString('base64')}`;
  const page = await fetch(`${server.http}/admin`, { headers: { authorization } });
  expect(await page.text()).toMatch(/Nodes: 1<[\s\S]*Rooms awake: \d/);
  expect((await fetch(`${server.http}/admin/node`, { headers: { authorization } })).status).toBe(401);
});

it('the administrator removes a guest', async () => {
  await until(() => server.registry.rooms.size > 0, 'a room');
  const room = [...server.registry.rooms.values()].find(({ state }) => state.table.data.guests.length > 0)!;
  const guest = room.state.table.data.guests[0]!.id;
  const authorization = `Basic ${Buffer.from('x:давай').toString('base64')}`;
  const body = new URLSearchParams({ room: room.code, guest });
  const kick = `${server.http}/admin/kick`;
  const evil = { authorization, origin: 'https://evil.example' };
  expect((await fetch(kick, { method: 'POST', headers: evil, body })).status).toBe(401);
  await fetch(kick, { method: 'POST', headers: { authorization }, body, redirect: 'manual' });
  expect(room.state.table.guest(guest)).toBeUndefined();
});
