import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const names = ({ connection }: Player): string[] => connection.view?.table.guests.map(({ name }) => name) ?? [];
const blank = '\u3164\u2800';

it('a name with nothing to see in it is refused with a reason of its own, and no room is left behind', async () => {
  const rooms = server.registry.rooms.size;
  await expect(roomApi.create(server.http, { game: 'swintus', name: blank, face: 'x' })).rejects.toThrow('empty-name');
  expect(server.registry.rooms.size).toBe(rooms);
  const [host] = (await server.party('swintus', 1)) as [Player];
  await expect(roomApi.join(server.http, host.seat.code, { name: blank, face: 'x' })).rejects.toThrow('empty-name');
  expect(await host.connection.table({ kind: 'rename', name: blank, face: 'x' })).toMatchObject({
    reason: 'empty-name',
  });
  expect(names(host)).toEqual(['Аня']);
});

it.each(['constructor', '__proto__', 'toString', 'valueOf'])('a game called %s makes no room', async (game) => {
  const rooms = server.registry.rooms.size;
  await expect(roomApi.create(server.http, { game, name: 'Аня', face: 'x' })).rejects.toThrow('unknown-game');
  expect(server.registry.rooms.size).toBe(rooms);
});

it('a name like another’s at this table gets a number: on coming in, on being changed, and against bots', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const join = async (name: string): Promise<Player> =>
    server.player(await roomApi.join(server.http, host.seat.code, { name, face: 'cat' }));
  await join('аHя');
  const third = await join('Маша');
  await until(() => names(host).length === 3, 'both');
  expect(names(host)).toEqual(['Аня', 'аHя 2', 'Маша']);
  await mustBeDone(third.connection.table({ kind: 'rename', name: 'Аня', face: 'cat' }));
  await until(() => names(host)[2] === 'Аня 3', 'the new name');
  await mustBeDone(third.connection.table({ kind: 'rename', name: 'Аня', face: 'dog' }));
  await until(() => host.connection.view?.table.guests[2]?.face === 'dog', 'the new face');
  expect(names(host)[2]).toBe('Аня 3');

  await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
  await until(() => names(host).length === 4, 'the bot');
  const bot = names(host)[3] as string;
  await mustBeDone(third.connection.table({ kind: 'rename', name: bot, face: 'dog' }));
  await until(() => names(host)[2] === `${bot} 2`, 'the number');
});

it('the log has the name as it is shown: it replays the same by any later rule', async () => {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const { code } = host.seat;
  await roomApi.join(server.http, code, { name: 'Аня', face: 'cat' });
  await server.registry.release(code);
  await server.registry.open(code);
  expect(server.registry.rooms.get(code)?.state.table.data.guests.map(({ name }) => name)).toEqual(['Аня', 'Аня 2']);
});
