import { join } from 'node:path';
import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { TestServer, until } from '../kit/testServer.ts';
import type { Received, Transcript } from '../kit/transcript.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import type { Row } from '../src/storage/store.ts';

/** The chaos test is worth as much as its audit: every kind of fault is made here, and must be found. */
const server = new TestServer();
let room = '';
let rows: readonly Row[] = [];
let host: Transcript;
let guest: Transcript;

const evidenceOf = ({ guest: id, received, confirmed, complaints }: RecordingPlayer): Transcript => ({
  guest: id,
  received: [...received],
  confirmed: [...confirmed],
  complaints: [...complaints],
});

beforeAll(async () => {
  await server.start();
  const first = await roomApi.create(server.http, { game: 'swintus', name: 'Раз', face: 'a' });
  const second = await roomApi.join(server.http, first.code, { name: 'Два', face: 'b' });
  const pair = [new RecordingPlayer(server.http, first, 4), new RecordingPlayer(server.http, second, 4)] as const;
  await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
  await pair[0].connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 0, target: 500 } });
  await pair[1].connection.table({ kind: 'ready', ready: true });
  await pair[0].connection.table({ kind: 'start' });
  const promised = (more: number): Promise<void> =>
    until(() => pair.every(({ confirmed }) => confirmed.length > more), `${more} moves`, 40_000);
  await promised(20);
  // Everybody is away for a moment and comes back.
  await server.stop();
  await server.start();
  await promised(40);
  for (const player of pair) player.idle = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  host = evidenceOf(pair[0]);
  guest = evidenceOf(pair[1]);
  for (const player of pair) player.close();
  await server.stop();
  room = first.code;
  const store = await openSqlite({ file: join(server.folder, 'data', 'tasovka.sqlite'), durability: 'normal' });
  rows = await store.rows(room, 1);
  await store.close();
});
afterAll(() => server.clear());

const faultsOf = (log: readonly Row[], ...transcripts: Transcript[]): string =>
  audit(room, log, transcripts).join('\n');
const renumbered = (log: readonly Row[]): Row[] => log.map((row, i) => ({ ...row, seq: i + 1 }));
const actOf = (seat: number) => (row: Row) => row.body.includes(`"kind":"act","seat":${seat}`);
const returnOf = ({ received }: Transcript): number => received.findIndex(({ isWelcome }, i) => isWelcome && i > 0);
const changed = (transcript: Transcript, at: number, change: (message: Received) => Received[]): Transcript => ({
  ...transcript,
  received: transcript.received.flatMap((message, i) => (i === at ? change(message) : [message])),
});

it('finds nothing where all is well', () => {
  expect(faultsOf(rows, host, guest)).toBe('');
  expect(returnOf(host)).toBeGreaterThan(10);
  expect(host.confirmed.some(({ what }) => 'act' in what)).toBe(true);
});

it('sent before it was durable, and then lost in a crash', () => {
  const lastSent = host.received.at(-1)?.seq as number;
  expect(faultsOf(rows.slice(0, lastSent - 1), host)).toContain('which is not there');
});

it('confirmed, and another history went on without it', () => {
  const lost = rows.findIndex(actOf(0));
  expect(faultsOf(renumbered(rows.toSpliced(lost, 1)), host)).toContain('confirmed and not in the log');
});

it('confirmed, and only a later move like it is in the log', () => {
  const promise = host.confirmed.findIndex(({ what }) => 'act' in what);
  const early = { ...host.confirmed[promise]!, after: 0, by: 1 };
  expect(faultsOf(rows, { ...host, confirmed: host.confirmed.with(promise, early) })).toContain('confirmed and not');
});

it('split brain: a zombie wrote over what its successor had sent', () => {
  const acts = rows.filter(actOf(1));
  const at = rows.indexOf(acts[3] as Row);
  const log = rows.with(at, { ...(rows[at] as Row), body: rows.find(actOf(0))!.body });
  expect(faultsOf(log, host, guest)).not.toBe('');
});

it('a hole in the log', () => {
  expect(faultsOf(rows.toSpliced(10, 1))).toContain('row 12 follows row 10');
});

it('an update that never came, one that came twice, one with other events', () => {
  const at = returnOf(host) - 3;
  const eventful = host.received.findIndex(({ events, isWelcome }, i) => i > 2 && !isWelcome && events.length > 0);
  expect(
    faultsOf(
      rows,
      changed(host, eventful, () => []),
    ),
  ).toContain('events were received where');
  expect(
    faultsOf(
      rows,
      changed(host, eventful, (one) => [one, one]),
    ),
  ).toContain('events were received where');
  const cheat = (one: Received): Received[] => [{ ...one, events: [...one.events, { type: 'draw', seat: 0 }] }];
  expect(faultsOf(rows, changed(host, at, cheat))).toContain('events were received where');
});

it('a welcome without the missed events, or with a wrong view', () => {
  const at = returnOf(guest);
  const picture = (one: Received): Received[] => {
    const match = one.view!.match!;
    return [{ ...one, view: { ...one.view!, match: { ...match, view: { ...match.view, round: 99 } } } }];
  };
  expect(faultsOf(rows, changed(guest, at, picture))).toContain('view.match.view.round');
  const missed = changed(guest, at - 1, () => []);
  expect(faultsOf(rows, missed)).toContain('on return at');
});

it('what the device itself complained of', () => {
  expect(faultsOf(rows, { ...guest, complaints: ['welcomed at 3 after having seen 5'] })).toContain('welcomed at 3');
});

it('a result of a match that never ended', () => {
  expect(audit(room, rows, [], [])).toEqual([]);
  expect(audit(room, rows, [], ['{"match":1}']).join()).toContain('results are not those of the log');
});
