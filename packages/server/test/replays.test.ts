import { type Eyes, momentsOf, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOut, viewOf } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

/** One round: of a match that goes on for ever, the first rows are gone once it is recorded. */
const options = { turnMs: 0, target: 1 };
const listFor = async ({ seat }: Player) => (await roomApi.recordings(server.http, seat.code, seat.token)).recordings;
const replayFor = ({ seat }: Player, id: string, eyes: Eyes) => roomApi.replay(server.http, id, eyes, seat.token);
const refusedWith = (reason: string) => ({ problem: { reason } });

/** Two who play and one who watches. */
async function table(): Promise<[Player, Player, Player]> {
  const [host, guest] = (await server.party('swintus', 2, options)) as [Player, Player];
  const { code } = host.seat;
  const watcher = await server.player(
    await roomApi.join(server.http, code, { name: 'Зритель', face: 'fox', watching: true }),
  );
  return [host, guest, watcher];
}

it('opens after the match and not before, for each through the eyes that are theirs', async () => {
  const [host, guest, watcher] = await table();
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await until(() => guest.connection.view?.match != null, 'the match');
  expect(await listFor(host)).toEqual([]);
  await playOut([host, guest]);

  const [recording] = await listFor(host);
  expect(recording).toMatchObject({ match: 1, game: 'swintus', seat: 0, allEyes: true, access: 'players' });
  expect(recording!.scores).toEqual(viewOf(host.connection).scores);
  const { id } = recording!;
  for (const eyes of [0, 1, 'watchers', 'open'] as const) {
    const replay = await replayFor(guest, id, eyes);
    const last = momentsOf(replay).at(-1)!;
    expect(last.view.scores).toEqual(viewOf(host.connection).scores);
    const hands = momentsOf(replay).flatMap(({ view }) => Object.keys((view.hand ?? {}) as object));
    expect([...new Set(hands)]).toEqual(eyes === 'open' ? ['0', '1'] : eyes === 'watchers' ? [] : [`${eyes}`]);
  }
  await expect(replayFor(guest, id, 2)).rejects.toMatchObject(refusedWith('not-allowed'));

  expect((await listFor(watcher))[0]).toMatchObject({ seat: null, allEyes: false });
  expect((await replayFor(watcher, id, 'watchers')).eyes).toBe('watchers');
  for (const eyes of [0, 1, 'open'] as const) {
    await expect(replayFor(watcher, id, eyes)).rejects.toMatchObject(refusedWith('not-allowed'));
  }
  const byLink = () => roomApi.replay(server.http, id, 'open');
  await expect(byLink()).rejects.toMatchObject(refusedWith('bad-token'));

  const open = (who: Player, access: 'guests' | 'link') => roomApi.openReplay(server.http, id, access, who.seat.token);
  await expect(open(watcher, 'link')).rejects.toMatchObject(refusedWith('not-host'));
  await open(host, 'guests');
  expect((await replayFor(watcher, id, 'open')).eyes).toBe('open');
  await expect(byLink()).rejects.toMatchObject(refusedWith('bad-token'));
  await open(host, 'link');
  expect((await byLink()).about.seat).toBe(null);
});

it('bears strangers and nonsense', async () => {
  const [host] = await table();
  const asked = async (path: string, init: RequestInit = {}) => (await fetch(`${server.http}${path}`, init)).status;
  const unknown = 'x'.repeat(22);
  expect(await asked(`/api/replays/${unknown}?eyes=open`)).toBe(404);
  expect(await asked(`/api/replays/${unknown}?eyes=judge`)).toBe(400);
  expect(await asked(`/api/replays/${unknown}?eyes=0&eyes=1`)).toBe(400);
  expect(await asked(`/api/replays/${unknown}?eyes=-1`)).toBe(400);
  expect(await asked('/api/replays/short')).toBe(400);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  expect(await asked(`/api/replays/${unknown}/access`, { ...post, body: '{"access":"all"}' })).toBe(400);
  expect(await asked(`/api/replays/${unknown}/access`, { ...post, body: '[]' })).toBe(400);
  expect(await asked(`/api/rooms/${host.seat.code}/recordings`)).toBe(403);
  const wrong = roomApi.recordings(server.http, host.seat.code, unknown);
  await expect(wrong).rejects.toMatchObject(refusedWith('bad-token'));
});

it('is made after a restart where the process ended first, and goes with its room', async () => {
  const [host, guest] = await table();
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await playOut([host, guest]);
  const [before] = await listFor(host);
  await server.stop();
  // As if it had been killed between the end of the match and its recording.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(server.file);
  database.exec("DELETE FROM recordings; DELETE FROM log WHERE body LIKE '%recorded%'; DELETE FROM snapshots");
  database.close();
  await server.start();
  const [after] = await listFor(host);
  const { id, endedAt, deal } = after!;
  expect(after).toEqual({ ...before, id, endedAt, deal });
  expect(after!.id).not.toBe(before!.id);

  await roomApi.remove(server.http, host.seat.code, host.seat.token);
  const gone = roomApi.replay(server.http, after!.id, 'open', host.seat.token);
  await expect(gone).rejects.toMatchObject(refusedWith('no-such-room'));
});

it('keeps the rows of a long match until it is recorded', async () => {
  const store = await openSqlite({ file: `${server.folder}/long.sqlite`, durability: 'normal' });
  await store.create('AAAAA', 1);
  const row = (seq: number) => ({ seq, at: seq, body: `${seq}` });
  for (let seq = 1; seq <= 2000; seq++) {
    await store.append([{ room: 'AAAAA', epoch: 1, rows: [row(seq)] }]);
    if (seq % 200 === 0) await store.snapshot('AAAAA', 1, row(seq), seq < 2000 ? 350 : null);
    if (seq === 1800) expect((await store.rows('AAAAA', 1))[0]?.seq).toBe(201);
  }
  expect((await store.rows('AAAAA', 1))[0]?.seq).toBeGreaterThan(1200);
  await store.close();
});
