import { join } from 'node:path';
import type { AnyGame } from '@tasovka/kernel';
import { closeCodes, roomApi } from '@tasovka/protocol';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { allGames } from '../src/index.ts';
import type { LogEntry } from '../src/rooms/log/roomState.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

const swintus = allGames.swintus as AnyGame;
const updated: AnyGame = { ...swintus, rulesVersion: swintus.rulesVersion + 1 };

let server: TestServer;
let lines: string[] = [];
beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  server = await new TestServer({}, {}, log).start();
});
afterEach(() => server.clear());

/** Two people in the middle of a match, with some moves made. */
async function playing(): Promise<Player[]> {
  const players = await server.party('swintus', 2, { turnMs: 0 });
  await mustBeDone(players[0]!.connection.table({ kind: 'start' }));
  for (let moves = 0; moves < 4; ) {
    for (const { connection } of players) {
      const offer = connection.view?.match?.offers.find(({ fields }) => Object.keys(fields as object).length === 0);
      if (offer && (await connection.act({ type: String(offer.type) })).t === 'done') moves++;
    }
  }
  return players;
}

async function rowsOf(code: string): Promise<LogEntry[]> {
  const store = await openSqlite({ file: join(server.folder, 'data', 'tasovka.sqlite'), durability: 'normal' });
  const rows = await store.rows(code, 1);
  await store.close();
  return rows.map(({ body }) => JSON.parse(body));
}

const stops = (rows: readonly LogEntry[]): number =>
  rows.filter((row) => row.kind === 'table' && row.input.kind === 'stop').length;

it('a match of older rules ends kindly, once: people, table and scores stay, and the next match begins', async () => {
  const [host, guest] = (await playing()) as [Player, Player];
  const { code } = host.seat;
  for (let restarts = 0; restarts < 2; restarts++) {
    await server.stop();
    await server.start({ swintus: updated });
    await until(() => host.connection.status === 'open' && host.connection.view?.match === null, 'the lobby');
  }
  const { stopped, guests } = host.connection.view!.table;
  expect(stopped).toMatchObject({ cause: 'rules-updated', game: 'swintus', scores: [0, 0] });
  expect(guests.map(({ name }) => name)).toEqual(['Аня', 'Гость 1']);
  expect((await roomApi.results(server.http, code, host.seat.token)).results).toMatchObject([
    { stopped: true, scores: [0, 0] },
  ]);
  await until(() => guest.connection.status === 'open', 'the other');
  await mustBeDone(guest.connection.table({ kind: 'ready', ready: true }));
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await until(() => Boolean(host.connection.view?.match), 'the next match');
  expect(host.connection.view?.table.stopped ?? null).toBeNull();
  await server.stop();
  const rows = await rowsOf(code);
  expect(stops(rows)).toBe(1);
  const starts = rows.flatMap((row) => (row.kind === 'table' && row.input.kind === 'start' ? [row.input] : []));
  expect(starts.map(({ rulesVersion }) => rulesVersion)).toEqual([swintus.rulesVersion, updated.rulesVersion]);
});

it('a log that refuses what it once took stops that match, and says where', async () => {
  const [host] = (await playing()) as [Player];
  await server.stop();
  const strict: AnyGame = {
    ...swintus,
    loadState() {
      throw new Error('a card of the snapshot is gone');
    },
    apply: (state, input, ctx) => (input.kind === 'act' ? { reason: 'not-allowed' } : swintus.apply(state, input, ctx)),
  };
  await server.start({ swintus: strict });
  await until(() => host.connection.status === 'open' && host.connection.view?.match === null, 'the lobby');
  expect(host.connection.view?.table.stopped).toMatchObject({ cause: 'replay-failed', scores: [0, 0] });
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('the log refuses'));
  expect(refused[0]).toMatchObject({ room: host.seat.code, seq: expect.any(Number), reason: 'not-allowed' });
  await server.stop();
  expect(stops(await rowsOf(host.seat.code))).toBe(1);
});

it('an older node leaves a room to the newer ones and writes nothing', async () => {
  await server.stop();
  await server.start({ swintus: updated });
  const [host] = (await playing()) as [Player];
  await server.stop();
  const before = await rowsOf(host.seat.code);
  await server.start();
  const closed = await new Promise<number>((resolve) => {
    const socket = new WebSocket(`${server.http.replace('http', 'ws')}/socket/${host.seat.code}`);
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: host.seat.token }));
    socket.onclose = ({ code }) => resolve(code);
  });
  expect(closed).toBe(closeCodes.outdatedNode);
  await server.stop();
  expect(await rowsOf(host.seat.code)).toEqual(before);
});

it('an audit names a match that no row stops', async () => {
  const [host] = (await playing()) as [Player];
  await server.stop();
  const rows = (await rowsOf(host.seat.code)).map((row, i) => ({
    seq: i + 1,
    at: i,
    body: JSON.stringify(row).replace(/"rulesVersion":\d+/, '"rulesVersion":0'),
  }));
  expect(audit(host.seat.code, rows, []).join()).toContain('a match is of other rules, and no row stops it');
});
