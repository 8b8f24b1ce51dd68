import { DatabaseSync } from 'node:sqlite';
import { closeCodes, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer({ adminToken: 'secret' });
beforeAll(() => server.start());
afterAll(() => server.clear());

/** Every table that has rows of rooms: one that is added later as well. */
const tables = (database: DatabaseSync): string[] =>
  database
    .prepare(
      "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'room' WHERE m.type = 'table'",
    )
    .all()
    .map(({ name }) => String(name));

/** How many rows of all tables mention a room. */
function traces(code: string): number {
  const database = new DatabaseSync(server.file, { readOnly: true });
  const count = (table: string, column: string): number =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).get(code)?.n);
  const sum = tables(database).reduce((all, table) => all + count(table, 'room'), count('rooms', 'code'));
  database.close();
  return sum;
}

/** A row of the room in every table: what a long evening leaves behind. */
function furnish(code: string): void {
  const database = new DatabaseSync(server.file);
  for (const table of tables(database)) {
    const columns = database.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
    const values = columns.map(({ name, type }) =>
      name === 'room' || String(type).toLowerCase() === 'text' ? code : 1_000_000,
    );
    database.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join()})`).run(...values);
  }
  database.close();
}

const adminDelete = (code: string, password: string): Promise<Response> =>
  fetch(`${server.http}/admin/delete`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `room=${code}`,
  });

it('the host deletes the room: all are told, and nothing of it is left', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  const { code } = host.seat;
  const notices: string[] = [];
  const watcher = await server.player(
    await roomApi.join(server.http, code, { name: 'Зритель', face: 'x', watching: true }),
    { on: { notice: (kind) => notices.push(kind) } },
  );
  await mustBeDone(guest.connection.say('Этого никто больше не прочтёт'));
  const { link } = await roomApi.link(server.http, code, guest.seat.token);
  await expect(roomApi.remove(server.http, code, guest.seat.token)).rejects.toThrow('not-host');
  await expect(roomApi.remove(server.http, code, 'wrong')).rejects.toThrow('bad-token');
  const before = traces(code);
  furnish(code);
  expect(traces(code) - before).toBeGreaterThanOrEqual(7);
  const closed = new Promise<number>((resolve) => {
    const socket = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${code}`);
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: guest.seat.token }));
    socket.onmessage = () => void roomApi.remove(server.http, code, host.seat.token).catch(() => {});
    socket.onclose = (event) => resolve(event.code);
  });
  expect(await closed).toBe(closeCodes.roomDeleted);
  await until(() => [host, watcher].every(({ connection }) => connection.status === 'closed'), 'all to be told');
  expect(notices).toEqual(['deleted']);
  expect(traces(code)).toBe(0);
  expect(server.registry.rooms.has(code)).toBe(false);
  await expect(roomApi.summary(server.http, code)).rejects.toThrow('no-such-room');
  await expect(roomApi.redeem(server.http, link)).rejects.toThrow('no-such-room');
});

it('a room that is asleep is deleted without being woken', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  host.connection.close();
  await server.registry.release(host.seat.code);
  await roomApi.remove(server.http, host.seat.code, host.seat.token);
  expect(traces(host.seat.code)).toBe(0);
});

it('the operator deletes any room; nobody else does', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const { code } = host.seat;
  expect((await adminDelete(code, 'guessed')).status).toBe(401);
  expect(traces(code)).toBeGreaterThan(0);
  expect((await adminDelete(code, 'secret')).status).toBe(303);
  await until(() => host.connection.status === 'closed', 'the host to be told');
  expect(traces(code)).toBe(0);
  expect((await adminDelete(code, 'secret')).status).toBe(404);
});

it('moves made while the room is being deleted are neither kept nor taken for those of another node', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  const notices: string[] = [];
  const watcher = await server.player(
    await roomApi.join(server.http, host.seat.code, { name: 'Зритель', face: 'x', watching: true }),
    { on: { notice: (kind) => notices.push(kind) } },
  );
  const talking = Array.from({ length: 20 }, (_, i) => guest.connection.say(`${i}`));
  await roomApi.remove(server.http, host.seat.code, host.seat.token);
  await Promise.all(talking);
  await until(() => watcher.connection.status === 'closed', 'all to be told');
  expect(notices).toEqual(['deleted']);
  expect(traces(host.seat.code)).toBe(0);
});
