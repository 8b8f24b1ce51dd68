import { DatabaseSync } from 'node:sqlite';
import type { AnyGame } from '@tasovka/kernel';
import { closeCodes, connect, roomApi, type SeatCredentials } from '@tasovka/protocol';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { allGames } from '../src/index.ts';
import { snapshotEvery } from '../src/storage/store.ts';

const logged: { level: number; msg: string; room?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
let server: TestServer;
beforeEach(async () => {
  logged.length = 0;
  server = await new TestServer({ adminToken: 'secret' }, {}, log).start();
});
afterEach(() => server.clear());

function sql<T>(statement: string, ...values: string[]): T[] {
  const database = new DatabaseSync(server.file);
  const rows = database.prepare(statement).all(...values) as T[];
  database.close();
  return rows;
}

const wholeStorage = (): object => ({
  rooms: sql('SELECT * FROM rooms'),
  log: sql('SELECT * FROM log'),
  snapshots: sql('SELECT * FROM snapshots'),
});

/** What a device is told by hello: messages, and the close code. */
function hello({ code, token }: SeatCredentials): Promise<{ messages: object[]; closed: number }> {
  const messages: object[] = [];
  const socket = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${code}`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token }));
  socket.onmessage = ({ data }) => void messages.push(JSON.parse(String(data)));
  return new Promise((resolve) => {
    socket.onclose = ({ code: closed }) => resolve({ messages, closed });
  });
}

it('whoever has no seat changes nothing by looking, and wakes nobody', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const { code } = host.seat;
  await mustBeDone(host.connection.table({ kind: 'lock', locked: true }));
  host.connection.close();
  await server.registry.release(code);
  const before = wholeStorage();
  expect(await roomApi.summary(server.http, code)).toMatchObject({ names: ['Аня'], locked: true });
  expect((await hello({ ...host.seat, token: 'wrong' })).closed).toBe(closeCodes.badToken);
  await expect(roomApi.join(server.http, code, { name: 'Боря', face: 'fox' })).rejects.toThrow('table-locked');
  await expect(roomApi.link(server.http, code, 'wrong')).rejects.toThrow('bad-token');
  await expect(roomApi.remove(server.http, code, 'wrong')).rejects.toThrow('bad-token');
  await expect(roomApi.redeem(server.http, `${code}-wrong`)).rejects.toThrow('bad-token');
  // Neither does a guest who only reads.
  expect((await roomApi.results(server.http, code, host.seat.token)).results).toEqual([]);
  expect(server.registry.rooms.size).toBe(0);
  expect(wholeStorage()).toEqual(before);
});

it('a room that cannot be read says so to people and to the log, once, and is not tried again and again', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const { code, token } = host.seat;
  host.connection.close();
  await server.registry.release(code);
  sql("UPDATE log SET body = '{' WHERE room = ? RETURNING seq", code);
  sql("UPDATE snapshots SET body = '{' WHERE room = ? RETURNING seq", code);
  const told = await hello(host.seat);
  expect(told.closed).toBe(closeCodes.roomBroken);
  expect(told.messages).toContainEqual({ t: 'notice', kind: 'broken' });
  const notices: string[] = [];
  const client = connect({
    url: `${server.http.replace('http', 'ws')}/socket`,
    room: code,
    token,
    on: { notice: (kind) => notices.push(kind) },
  });
  await until(() => client.status === 'closed', 'the client to give up');
  expect(notices).toEqual(['broken']);
  for (let i = 0; i < 3; i++) await expect(roomApi.summary(server.http, code)).rejects.toThrow('room-broken');
  await expect(roomApi.join(server.http, code, { name: 'Боря', face: 'fox' })).rejects.toThrow('room-broken');
  expect(logged.filter(({ room }) => room === code)).toMatchObject([{ level: 50 }]);
  expect(await (await fetch(`${server.http}/metrics`)).text()).toContain('tasovka_failed_wakes_total{why="broken"} 1');
  // The others play on, and the operator can delete it.
  await server.party('swintus', 1);
  const deleted = await fetch(`${server.http}/admin/delete`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/x-www-form-urlencoded' },
    body: `room=${code}`,
  });
  expect(deleted.status).toBe(303);
  await expect(roomApi.summary(server.http, code)).rejects.toThrow('no-such-room');
});

it('a room that is read and cannot be run rests as well', async () => {
  const [host] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player];
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await server.stop();
  const unviewable: AnyGame = {
    ...(allGames.swintus as AnyGame),
    view() {
      throw new Error('a bug in the view');
    },
  };
  await server.start({ swintus: unviewable });
  await until(() => host.connection.status === 'closed', 'the client to give up');
  expect(logged.filter(({ room, level }) => room === host.seat.code && level === 50)).toHaveLength(1);
});

/** A room in the middle of a match, whose first rows are gone. */
async function longRoom(): Promise<Player> {
  const [host] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player];
  for (let i = 0; i < 5 * snapshotEvery; i++) {
    await mustBeDone(host.connection.table({ kind: 'rename', name: `Аня ${i}`, face: 'pig' }));
  }
  const first = () => sql<{ seq: number }>('SELECT seq FROM log WHERE room = ? ORDER BY seq', host.seat.code)[0]?.seq;
  await until(() => (first() ?? 0) > 1, 'the first rows to be removed');
  await mustBeDone(host.connection.table({ kind: 'start' }));
  return host;
}

it('where the newest snapshot cannot be read the one before is, though the first rows are gone', async () => {
  const host = await longRoom();
  const { seq } = host.connection;
  await server.stop();
  const [newest] = sql<{ seq: number }>('SELECT seq FROM snapshots ORDER BY seq DESC');
  sql("UPDATE snapshots SET body = '{' WHERE seq = ? RETURNING seq", `${newest!.seq}`);
  await server.start();
  await until(() => host.connection.status === 'open', 'the host');
  expect(host.connection.seq).toBeGreaterThanOrEqual(seq as number);
  expect(host.connection.view?.match).toBeTruthy();
  expect(host.connection.view?.table.guests[0]?.name).toBe(`Аня ${5 * snapshotEvery - 1}`);
  // What cannot be read is not kept.
  expect(sql("SELECT seq FROM snapshots WHERE body = '{'")).toEqual([]);
}, 60_000);

it('a match that no snapshot gives back is stopped with its scores; the table and its people stay', async () => {
  const host = await longRoom();
  await server.stop();
  // As after a match of more rows than are kept: only one snapshot in its middle is left.
  const { code } = host.seat;
  const [newest] = sql<{ seq: number }>('SELECT seq FROM snapshots WHERE room = ? ORDER BY seq DESC', code);
  sql('DELETE FROM snapshots WHERE room = ? AND seq < ? RETURNING seq', code, `${newest!.seq}`);
  sql('DELETE FROM log WHERE room = ? AND seq < ? RETURNING seq', code, `${newest!.seq}`);
  const unreadable: AnyGame = {
    ...(allGames.swintus as AnyGame),
    loadState() {
      throw new Error('a card of the snapshot is gone');
    },
  };
  await server.start({ swintus: unreadable });
  await until(() => host.connection.status === 'open' && host.connection.view?.match === null, 'the lobby');
  expect(host.connection.view?.table.stopped).toMatchObject({ cause: 'replay-failed', scores: [0, 0] });
  expect(host.connection.view?.table.guests).toHaveLength(2);
}, 60_000);
