import type { AnyGame } from '@tasovka/kernel';
import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { ServerNode } from '../kit/node.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { Postgres, Redis } from '../kit/services.ts';
import { mustBeDone, type Player, playerOn, TestServer, until } from '../kit/testServer.ts';
import { allGames } from '../src/index.ts';
import { openPostgres } from '../src/storage/postgres.ts';

let postgres: Postgres;
let redis: Redis;
let nodes: ServerNode[] = [];
const players: RecordingPlayer[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([Postgres.begin(), Redis.begin()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
  nodes = await Promise.all([1, 2].map(() => ServerNode.launch(env)));
}, 60_000);
afterAll(async () => {
  for (const player of players) player.close();
  await Promise.all(nodes.map((node) => node.clear()));
  await Promise.all([postgres?.clear(), redis?.clear()]);
}, 60_000);

it('people on different nodes share a room; it survives its owner, Redis and PostgreSQL', async () => {
  const [owner, other] = nodes as [ServerNode, ServerNode];
  const first = await roomApi.create(owner.http, { game: 'swintus', name: 'Раз', face: 'a' });
  const second = await roomApi.join(other.http, first.code, { name: 'Два', face: 'b' });
  expect((await roomApi.summary(other.http, first.code)).names).toEqual(['Раз', 'Два']);
  // The owner runs the room, and both players are connected to the other node.
  const pair: [RecordingPlayer, RecordingPlayer] = [
    new RecordingPlayer(other.http, first, 20),
    new RecordingPlayer(other.http, second, 20),
  ];
  players.push(...pair);
  const [host, guest] = pair;
  await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
  await host.connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 3000, target: 500 } });
  await guest.connection.table({ kind: 'ready', ready: true });
  await host.connection.table({ kind: 'start' });
  const more = async (what: string): Promise<number> => {
    const from = performance.now();
    const moves = host.confirmed.length;
    await until(() => host.confirmed.length > moves + 2, what, 25_000);
    return performance.now() - from;
  };
  await more('moves');

  await owner.stop('SIGKILL');
  const tookOver = await more('moves without the owner');
  console.log(`the room went on ${Math.round(tookOver)} ms after its owner was killed`);
  expect(tookOver).toBeLessThan(10_000);
  await owner.start();
  await redis.restart();
  await more('moves after Redis forgot everything');

  for (const { notices } of pair) notices.length = 0;
  await postgres.stop('SIGINT');
  await until(() => pair.every(({ notices }) => notices.includes('waiting-for-storage')), 'the notice', 20_000);
  const told = pair.map(({ received }) => received.length);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(pair.map(({ received }) => received.length)).toEqual(told);
  expect((await fetch(`${other.http}/readyz`)).status).toBe(503);
  await postgres.start();
  await more('moves after PostgreSQL was away');

  // By now the node they are connected to has the room: without Redis it goes on there, and nobody new gets in.
  await redis.stop('SIGKILL');
  await more('moves without Redis');
  await expect(roomApi.summary(owner.http, first.code)).rejects.toThrow('unavailable');
  await redis.start();
  await until(() => owner.pid !== 0, 'the node');
  await more('moves with Redis again');

  for (const player of pair) player.idle = true;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const store = await openPostgres(postgres.url, () => {});
  expect(audit(first.code, await store.rows(first.code, 1), pair)).toEqual([]);
  await store.close();
}, 120_000);

it('a room is deleted through any node, by its host and by the operator', async () => {
  const shared = { databaseUrl: postgres.url, redisUrl: redis.url, adminToken: 'secret' };
  const [owner, other] = await Promise.all([1, 2].map(() => new TestServer(shared).start()));
  try {
    for (const isOperator of [false, true]) {
      const [host, guest] = (await owner!.party('swintus', 2)) as [Player, Player];
      const { code, token } = host.seat;
      if (isOperator) {
        await fetch(`${other!.http}/admin/delete`, {
          method: 'POST',
          redirect: 'manual',
          headers: { authorization: 'Bearer secret', 'content-type': 'application/x-www-form-urlencoded' },
          body: `room=${code}`,
        });
      } else await roomApi.remove(other!.http, code, token);
      await until(() => [host, guest].every(({ connection }) => connection.status === 'closed'), 'all to be told');
      expect(owner!.registry.rooms.has(code)).toBe(false);
      for (const { http } of [owner!, other!])
        await expect(roomApi.summary(http, code)).rejects.toThrow('no-such-room');
    }
  } finally {
    await Promise.all([owner!.clear(), other!.clear()]);
  }
}, 60_000);

it('nodes of two versions: the newer one runs its match, the older one forwards to it and never runs it itself', async () => {
  const shared = { databaseUrl: postgres.url, redisUrl: redis.url, logLevel: 'silent' };
  const swintus = allGames.swintus as AnyGame;
  const older = await new TestServer(shared).start();
  const newer = await new TestServer(shared).start({ swintus: { ...swintus, rulesVersion: swintus.rulesVersion + 1 } });
  try {
    const [host, guest] = (await newer.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
    await mustBeDone(host.connection.table({ kind: 'start' }));
    // Whoever is connected to the older node plays on the newer one.
    guest.connection.close();
    const far = await playerOn(older.http, guest.seat);
    await until(() => Boolean(far.connection.view?.match), 'the match');
    const store = await openPostgres(postgres.url, () => {});
    const rows = async (): Promise<number> => (await store.rows(host.seat.code, 1)).length;
    await newer.stop();
    const before = await rows();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await rows()).toBe(before);
    await newer.start({ swintus: { ...swintus, rulesVersion: swintus.rulesVersion + 1 } });
    await until(
      () => host.connection.status === 'open' && Boolean(host.connection.view?.match),
      'the match again',
      20_000,
    );
    expect(host.connection.view?.table.stopped ?? null).toBeNull();
    far.connection.close();
    await store.close();
  } finally {
    await Promise.all([older.clear(), newer.clear()]);
  }
}, 120_000);
