import { roomApi } from '@tasovka/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await new TestServer({ logLevel: 'silent' }).start();
});
afterEach(() => server.clear());

const viewOf = ({ connection }: Player) => connection.view?.match?.view;
const next = ({ connection }: Player) => connection.act({ type: 'next' });
const guestOf = ({ connection }: Player, name: string) =>
  connection.view?.table.guests.find((guest) => guest.name === name);

async function start(people: number, bots: number, options: object): Promise<Player[]> {
  const players = await server.party('spyfall', people, { rounds: 3, ...options });
  const [host] = players as [Player];
  for (let i = 0; i < bots; i++) await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
  await mustBeDone(host.connection.table({ kind: 'start' }));
  return players;
}

const isOver = (players: readonly Player[]) =>
  until(() => players.every((one) => viewOf(one)?.phase === 'over'), 'the end of the round');

it('the results of a round stay until all have seen them; bots leave them alone', async () => {
  const players = await start(3, 1, { roundMs: 300, voteMs: 50, lookMs: 0 });
  await isOver(players);
  const [, kostya, lena] = players as [Player, Player, Player];
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(viewOf(kostya)?.phase).toBe('over');
  await mustBeDone(next(kostya));
  await until(() => guestOf(lena, 'Гость 1')?.wantsNext === true, 'news of the one who has seen them');
  expect(await next(kostya)).toMatchObject({ t: 'refused', reason: 'already-done' });
  expect(viewOf(lena)).toMatchObject({ phase: 'over', round: 1 });
  await mustBeDone(next(lena));
  expect(viewOf(lena)?.phase).toBe('over');
  await mustBeDone(next(players[0]!));
  await until(() => guestOf(lena, 'Гость 1')?.wantsNext === false, 'the next round');
});

it('a latecomer sits down to the next round, and everybody sees it alike', async () => {
  const players = await start(3, 0, {});
  await until(() => players.every((one) => viewOf(one)?.phase === 'talk'), 'the deal');
  const spy = players.find((one) => typeof viewOf(one)?.spy === 'number') as Player;
  await mustBeDone(spy.connection.act({ type: 'guess', location: 'caravan' }));
  await isOver(players);
  const [host] = players as [Player];
  const { code } = host.seat;
  const late = await server.player(await roomApi.join(server.http, code, { name: 'Опоздун', face: 'fox' }));
  await mustBeDone(host.connection.table({ kind: 'seat', id: late.seat.guest, allowed: true }));
  expect(late.connection.view?.match?.seat).toBeNull();
  await mustBeDone(next(host));
  await until(() => late.connection.view?.match?.seat === 3, 'a seat');
  const everybody = [...players, late];
  await until(() => everybody.every((one) => viewOf(one)?.phase === 'talk'), 'the next deal');
  for (const one of everybody) expect(viewOf(one)?.scores).toHaveLength(4);
  // On the wire null and missing are one: nobody's role but the own may be there.
  const roles = Object.entries((viewOf(late)?.roles ?? {}) as object).filter(([, role]) => role !== null);
  for (const [seat] of roles) expect(seat).toBe('3');
});
