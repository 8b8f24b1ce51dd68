import { createServer } from 'node:net';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import { createClient } from 'redis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { samplePack } from '../kit/samplePack.ts';
import { eventually, Redis } from '../kit/services.ts';
import { mustBeDone, playerOn, TestServer, until } from '../kit/testServer.ts';

/** Two nodes with storages of their own: a room of the one can only be reached through it. */
let redis: Redis;
let owner: TestServer;
let other: TestServer;
let commands: ReturnType<typeof createClient>;
beforeAll(async () => {
  redis = await Redis.begin();
  const shared = { redisUrl: redis.url, adminToken: 'давай', proxyHops: 1, logLevel: 'silent' };
  owner = await new TestServer({ ...shared, socketsPerAddress: 2 }).start();
  other = await new TestServer(shared).start();
  commands = createClient({ url: redis.url, socket: { reconnectStrategy: () => 50 } });
  commands.on('error', () => {});
  await commands.connect();
});
afterAll(async () => {
  commands?.destroy();
  await Promise.all([owner?.clear(), other?.clear()]);
  await redis?.clear();
});

let people = 0;
const newRoom = (): Promise<SeatCredentials> =>
  roomApi.create(owner.http, { game: 'swintus', name: `Раз ${++people}`, face: 'a' });

/** A socket from some address, as a balancer would tell it; `fate` is its closing code, or why it did not open. */
function socketOn(server: TestServer, code: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${code}`, { headers });
  const fate = new Promise<string>((resolve) => {
    socket.on('close', (closeCode) => resolve(`${closeCode}`));
    socket.on('error', ({ message }) => resolve(message));
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true));
    void fate.then(() => resolve(false));
  });
  return { socket, fate, opened };
}

async function figure(server: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.http}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** A node that is in Redis only. */
async function ghost(code: string, address: string): Promise<string> {
  const id = `ghost of ${code}`;
  await commands.set(`tasovka:node:${id}`, address, { PX: 60_000 });
  await commands.sAdd('tasovka:nodes', id);
  await commands.set(`tasovka:owner:${code}`, id);
  return id;
}

it('a device plays through a node that does not run its room; when either end goes, both go', async () => {
  const seat = await newRoom();
  const notices: string[] = [];
  const { connection } = await playerOn(other.http, seat, { on: { notice: (kind) => notices.push(kind) } });
  await mustBeDone(connection.say('издалека'));
  await until(() => connection.chat.length === 1, 'the chat');
  expect([...other.registry.rooms.keys()]).toEqual([]);
  expect(await figure(other, 'tasovka_forwarded_sockets')).toBe(1);

  // The device goes.
  const room = owner.registry.rooms.get(seat.code)!;
  connection.close();
  await until(() => room.connectionCount === 0, 'the room to notice');
  await eventually(async () => expect(await figure(other, 'tasovka_forwarded_sockets')).toBe(0), 'the end');

  // The owner ends it: the last word and the closing code come through.
  const again = await playerOn(other.http, seat, { on: { notice: (kind) => notices.push(kind) } });
  room.kick(seat.guest);
  await until(() => again.connection.status === 'closed', 'the end');
  expect(notices).toEqual(['removed']);
});

it('requests about a room are answered by its owner, with their status, body and token', async () => {
  const host = await newRoom();
  const { code } = host;
  const guest = await roomApi.join(other.http, code, { name: 'Два', face: 'b' });
  expect((await roomApi.summary(other.http, code)).names).toHaveLength(2);
  await mustBeDone(
    (await playerOn(owner.http, host)).connection.table({ kind: 'choose', game: 'spyfall', options: {} }),
  );
  const pack = samplePack(60);
  await expect(roomApi.bringPack(other.http, code, guest.token, pack)).rejects.toThrow('not-host');
  const { mark } = await roomApi.bringPack(other.http, code, host.token, pack);
  expect(await roomApi.pack(other.http, code, guest.token)).toMatchObject({ mark });
  await roomApi.dropPack(other.http, code, host.token);
  const { link } = await roomApi.link(other.http, code, guest.token);
  const moved = await roomApi.redeem(other.http, link);
  await expect(roomApi.results(other.http, code, guest.token)).rejects.toThrow('bad-token');
  expect(await roomApi.results(other.http, code, moved.token)).toEqual({ results: [] });
  await expect(roomApi.summary(other.http, 'ZZZZZ')).rejects.toThrow('no-such-room');
});

it('the administrator sees all nodes and their rooms, and removes a guest of any', async () => {
  const { code, guest } = await newRoom();
  const headers = { authorization: `Basic ${Buffer.from('x:давай').toString('base64')}` };
  const page = await (await fetch(`${other.http}/admin`, { headers })).text();
  expect(page).toContain('Nodes: 2');
  expect(page).toContain(code);
  const kick = `${other.http}/admin/kick`;
  const body = new URLSearchParams({ room: code, guest });
  expect((await fetch(kick, { method: 'POST', body })).status).toBe(401);
  const done = await fetch(kick, { method: 'POST', headers, body, redirect: 'manual' });
  expect(done.status).toBe(303);
  expect(owner.registry.rooms.get(code)?.state.table.guest(guest)).toBeUndefined();
});

it('a node that does not answer is shown as such, in time', async () => {
  const { code } = await newRoom();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const id = await ghost('GHKMP', `127.0.0.1:${port}`);
  const headers = { authorization: `Basic ${Buffer.from('x:давай').toString('base64')}` };
  await eventually(async () => {
    const page = await (await fetch(`${other.http}/admin`, { headers })).text();
    expect(page).toMatch(new RegExp(`127.0.0.1:${port}<td[^>]*>does not answer`));
    expect(page).toContain(code);
  }, 'the page');
  await commands.del(`tasovka:node:${id}`);
  silent.close();
});

it('the owner counts by the device’s address, which it believes a node and nobody else', async () => {
  const { code } = await newRoom();
  const through = (address: string) => socketOn(other, code, { 'x-forwarded-for': address });
  const devices = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.1'].map(through);
  expect(await Promise.all(devices.map(({ opened }) => opened))).toEqual([true, true, true, true]);
  expect(await through('10.0.0.1').fate).toContain('429');
  for (const { socket } of devices) socket.terminate();

  const impostor = { 'x-tasovka-secret': 'guessed', 'x-tasovka-client': '10.9.9.9' };
  expect(await socketOn(owner, code, impostor).fate).toContain('503');
  expect(await socketOn(other, code, impostor).fate).toContain('503');
  expect((await fetch(`${other.http}/api/rooms/${code}`, { headers: impostor })).status).toBe(503);
  expect((await fetch(`${owner.http}/admin/node`, { headers: impostor })).status).toBe(401);
});

it('what was forwarded is never forwarded further: at a node that is not the owner it is refused', async () => {
  const { code } = await newRoom();
  const secret = String(await commands.get('tasovka:secret'));
  const headers = { 'x-tasovka-secret': secret, 'x-tasovka-client': '10.0.0.9' };
  expect((await fetch(`${owner.http}/api/rooms/${code}`, { headers })).status).toBe(200);
  expect((await fetch(`${other.http}/api/rooms/${code}`, { headers })).status).toBe(503);
  expect(await socketOn(other, code, headers).fate).toContain('503');
});

it('an owner that cannot be reached costs one attempt, and one that stands still is left when its lease is over', async () => {
  const failed = await figure(other, 'tasovka_forwards_failed_total');
  await ghost('BCDFG', '127.0.0.1:1');
  expect(await socketOn(other, 'BCDFG').fate).toContain('503');
  await expect(roomApi.summary(other.http, 'BCDFG')).rejects.toThrow('unavailable');
  expect(await figure(other, 'tasovka_forwards_failed_total')).toBe(failed + 2);

  const heads: string[] = [];
  const still = createServer((socket) => {
    socket.on('data', (data) => heads.push(String(data)));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => still.listen(0, '127.0.0.1', resolve));
  const id = await ghost('HJKMP', `127.0.0.1:${(still.address() as { port: number }).port}`);
  const device = socketOn(other, 'HJKMP', { 'x-tasovka-client': 'forged', 'x-own': 'kept' });
  await until(() => heads.length > 0, 'the forwarded request');
  expect(heads.join()).toMatch(/^GET \/socket\/HJKMP HTTP\/1\.1\r\n/);
  expect(heads.join()).toContain('x-own: kept');
  expect(heads.join()).not.toContain('forged');
  await commands.del(`tasovka:node:${id}`);
  expect(await device.fate).not.toBe('');
  still.close();
});

it('without Redis rooms that are awake go on where they are, and nobody else gets in, at once', async () => {
  const seat = await newRoom();
  const { connection } = await playerOn(owner.http, seat);
  await redis.stop('SIGKILL');
  await mustBeDone(connection.say('всё ещё здесь'));
  connection.close();
  const { connection: back } = await playerOn(owner.http, seat);
  expect(back.chat).toHaveLength(1);
  expect((await roomApi.summary(owner.http, seat.code)).code).toBe(seat.code);
  expect(await socketOn(other, seat.code).fate).toContain('503');
  await expect(roomApi.summary(other.http, seat.code)).rejects.toThrow('unavailable');
  await expect(newRoom()).rejects.toThrow('unavailable');
  await eventually(async () => expect((await fetch(`${owner.http}/readyz`)).status).toBe(503), 'the readiness');
  expect(await figure(owner, 'tasovka_redis_up')).toBe(0);

  // It comes back and has forgotten everything: the owner claims its rooms again, and nodes know each other.
  await redis.start();
  await eventually(() => roomApi.summary(other.http, seat.code), 'the room');
  expect((await fetch(`${owner.http}/readyz`)).status).toBe(200);
  await mustBeDone(back.say('и здесь'));
  back.close();
});
