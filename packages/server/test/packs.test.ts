import type { JsonObject, Offer } from '@tasovka/kernel';
import { type ApiError, type HttpProblem, roomApi, type SeatCredentials, type TableView } from '@tasovka/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ServerNode } from '../kit/node.ts';
import { viewOf } from '../kit/play.ts';
import { samplePack } from '../kit/samplePack.ts';
import { Postgres, Redis } from '../kit/services.ts';
import { mustBeDone, type Player, playerOn, TestServer, until } from '../kit/testServer.ts';

const classic = { variant: 'classic', rounds: 1, talk: 'voice' };
const problemOf = (call: Promise<unknown>): Promise<HttpProblem | null> =>
  call.then(
    () => null,
    (error) => (error as ApiError).problem,
  );
const tableOf = ({ connection }: Player): TableView => connection.view!.table;

async function start(players: readonly Player[]): Promise<void> {
  for (const { connection } of players.slice(1)) await mustBeDone(connection.table({ kind: 'ready', ready: true }));
  await mustBeDone(players[0]!.connection.table({ kind: 'start' }));
  await until(() => players.every(({ connection }) => connection.view?.match != null), 'the match');
}

const guessOf = ({ connection }: Player): Offer | undefined =>
  (connection.view?.match?.offers as readonly unknown[] as readonly Offer[] | undefined)?.find(
    ({ type }) => type === 'guess',
  );

/** Everybody but the spy knows the place; the spy names it. Where it was. */
async function playRound(players: readonly Player[]): Promise<{ place: string; list: unknown }> {
  const agent = players.find(({ connection }) => typeof viewOf(connection).location === 'string')!;
  const spy = players.find((player) => guessOf(player) !== undefined)!;
  const place = viewOf(agent.connection).location as string;
  const list = guessOf(spy)!.fields.location;
  await mustBeDone(spy.connection.act({ type: 'guess', location: place }));
  await until(() => players.every(({ connection }) => viewOf(connection).over === true), 'the end');
  expect(viewOf(agent.connection).end).toMatchObject({ how: 'guessed', guesses: [place] });
  return { place, list };
}

/** `nodes`: everything goes through the first; what is asked of the last may have to find its way. */
function contract(name: string, begin: () => Promise<ServerNode[]>, clear: () => Promise<void>): void {
  describe(name, () => {
    let nodes: ServerNode[] = [];
    const open: Player[] = [];
    beforeAll(async () => {
      nodes = await begin();
    }, 60_000);
    afterEach(() => {
      for (const { connection } of open.splice(0)) connection.close();
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.clear()));
      await clear();
    }, 60_000);

    const near = (): string => nodes[0]!.http;
    const far = (): string => nodes.at(-1)!.http;
    const come = async (seat: SeatCredentials): Promise<Player> => {
      const player = await playerOn(near(), seat);
      open.push(player);
      return player;
    };
    const three = async (): Promise<[Player, Player, Player]> => {
      const host = await roomApi.create(near(), { game: 'spyfall', name: 'Аня', face: 'a' });
      const players = [await come(host)];
      for (const who of ['Боря', 'Вера'])
        players.push(await come(await roomApi.join(near(), host.code, { name: who, face: 'b' })));
      await mustBeDone(players[0]!.connection.table({ kind: 'choose', game: 'spyfall', options: classic }));
      return players as [Player, Player, Player];
    };
    const bring = ({ seat: { code, token } }: Player, pack: unknown) => roomApi.bringPack(far(), code, token, pack);

    it('a pack outlives kill -9, is played with, and concerns no other room', async () => {
      const players = await three();
      const others = await three();
      const [host, guest] = players;
      const pack = samplePack(60);
      const told = await bring(host, pack);
      expect(told).toMatchObject({ name: { ru: 'Наш подъезд' }, count: 60 });
      await until(() => players.every((player) => tableOf(player).pack?.mark === told.mark), 'the news');
      expect(JSON.stringify(guest.connection.view)).not.toContain('Сосед');

      for (const node of nodes) await node.stop('SIGKILL');
      for (const node of nodes) await node.start();
      await until(() => players.every(({ connection }) => connection.status === 'open'), 'everybody back', 30_000);
      expect(tableOf(guest).pack).toEqual(told);
      const { code, token } = guest.seat;
      expect(await roomApi.pack(far(), code, token)).toEqual({ mark: told.mark, things: pack });

      await start(players);
      expect(await problemOf(bring(host, samplePack(3)))).toMatchObject({ reason: 'playing' });
      const { place, list } = await playRound(players);
      expect(place).toMatch(/^floor-n/);
      expect(list).toHaveLength(60);

      await until(() => others.every(({ connection }) => connection.status === 'open'), 'the others back', 30_000);
      expect(tableOf(others[0]).pack ?? null).toBeNull();
      await start(others);
      expect((await playRound(others)).list).toContain('saloon');
    }, 120_000);

    it('taken away, the thirty of the box are back', async () => {
      const players = await three();
      const [host, guest] = players;
      await bring(host, samplePack(3));
      const { code } = host.seat;
      expect(await problemOf(roomApi.dropPack(far(), code, guest.seat.token))).toEqual({ reason: 'not-host' });
      await roomApi.dropPack(far(), code, host.seat.token);
      await until(() => players.every((player) => (tableOf(player).pack ?? null) === null), 'the news');
      expect(await roomApi.pack(far(), code, host.seat.token)).toEqual({ mark: null, things: null });
      await start(players);
      expect((await playRound(players)).list).toContain('saloon');
    });

    it('what does not fit is refused with the place of the mistake, and changes nothing', async () => {
      const [host, guest] = await three();
      const kept = await bring(host, samplePack(3));
      expect(await problemOf(bring(guest, samplePack(4)))).toEqual({ reason: 'not-host' });
      const stranger = { ...host, seat: { ...host.seat, token: 'x' } };
      expect(await problemOf(bring(stranger, samplePack(4)))).toEqual({ reason: 'bad-token' });
      const broken = samplePack(5);
      ((broken.places as JsonObject[])[3]!.roles as unknown[]).pop();
      expect(await problemOf(bring(host, broken))).toMatchObject({
        reason: 'bad-pack',
        at: 'places.3.roles',
        fault: { kind: 'role-count', wanted: 7, got: 6 },
      });
      expect(await problemOf(bring(host, samplePack(4, { notes: 'x'.repeat(300_000) })))).toEqual({
        reason: 'too-large',
      });
      expect(await problemOf(bring(host, [1, 2]))).toEqual({ reason: 'bad-message' });
      expect(tableOf(host).pack).toEqual(kept);
    });

    it('a pack is for its game, and a match no longer than it', async () => {
      const [host] = await three();
      const told = await bring(host, samplePack(3));
      const choose = (game: string, options: JsonObject) => host.connection.table({ kind: 'choose', game, options });
      expect(await choose('spyfall', { ...classic, rounds: 5 })).toMatchObject({
        reason: 'bad-options',
        fault: { kind: 'too-few-places', needed: 5, size: 3 },
      });
      expect(await choose('spyfall', { pack: samplePack(3) })).toMatchObject({ reason: 'bad-options' });
      await mustBeDone(choose('swintus', {}));
      expect(tableOf(host).pack ?? null).toBeNull();
      expect(await problemOf(bring(host, samplePack(3)))).toMatchObject({ reason: 'bad-pack' });
      await mustBeDone(choose('spyfall', classic));
      expect(tableOf(host).pack).toEqual(told);
    });
  });
}

contract(
  'sqlite, one node',
  async () => [await ServerNode.launch({ LOG_LEVEL: 'error' })],
  async () => {},
);

let services: [Postgres, Redis] | null = null;
contract(
  'postgres and redis, two nodes',
  async () => {
    services = await Promise.all([Postgres.begin(), Redis.begin()]);
    const [postgres, redis] = services;
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
    return Promise.all([1, 2].map(() => ServerNode.launch(env)));
  },
  async () => void (await Promise.all(services?.map((service) => service.clear()) ?? [])),
);

describe('hostile', () => {
  const server = new TestServer({ packsPerHour: 4 });
  beforeAll(() => server.start());
  afterAll(() => server.clear());

  it('nesting without end is only a bad message, and packs are counted', async () => {
    const { code, token } = await roomApi.create(server.http, { game: 'spyfall', name: 'Я', face: 'x' });
    const send = async (body: string): Promise<[number, unknown]> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${server.http}/api/rooms/${code}/pack`, { method: 'POST', headers, body });
      return [answer.status, await answer.json()];
    };
    const bad = [400, { reason: 'bad-message' }];
    expect(await send(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)},"places":[]}`)).toEqual(bad);
    expect(await send('{"name": "x", "places": ')).toEqual(bad);
    expect(await send('{"__proto__": {"name": "x"}, "places": []}')).toEqual(bad);
    expect((await send(JSON.stringify(samplePack(3))))[0]).toBe(200);
    expect(await send(JSON.stringify(samplePack(4)))).toEqual([429, { reason: 'too-many' }]);
    expect(server.registry.rooms.get(code)?.state.table.pack?.count).toBe(3);
  });
});
