import type { JsonObject } from '@tasovka/kernel';
import { roomApi, type SeatCredentials } from '@tasovka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const tableOf = ({ connection }: Player) => connection.view!.table;
const guestOf = (player: Player, id: string) => tableOf(player).guests.find((guest) => guest.id === id);
const pause = ({ connection }: Player, paused: boolean) => connection.table({ kind: 'pause', paused });
const newcomer = { name: 'Новенький', face: 'cat' };

/** People at a table, and bots on all other chairs. */
async function fullTable(people: number): Promise<Player[]> {
  const players = await server.party('swintus', people);
  for (let n = people; n < 10; n++) await mustBeDone(players[0]!.connection.table({ kind: 'bot', level: 'easy' }));
  return players;
}

describe('a pause', () => {
  it('is asked for by any player, told to all with its name, and ended by that player or the host', async () => {
    const [host, guest, other] = (await server.party('swintus', 3)) as [Player, Player, Player];
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await mustBeDone(pause(guest, true));
    await until(() => tableOf(other).pausedBy === guest.seat.guest, 'the name');
    expect(guestOf(other, guest.seat.guest)?.pausesLeft).toBe(1);
    expect(await pause(other, false)).toMatchObject({ reason: 'not-host' });
    await mustBeDone(pause(guest, false));
    await mustBeDone(pause(guest, true));
    await mustBeDone(pause(host, false));
    expect(await pause(guest, true)).toMatchObject({ reason: 'no-pauses-left' });
    // It is in the log: the room counts on after it was closed.
    await server.registry.release(host.seat.code);
    const again = await server.player(guest.seat);
    expect(guestOf(again, guest.seat.guest)?.pausesLeft).toBe(0);
    expect(await pause(again, true)).toMatchObject({ reason: 'no-pauses-left' });
  });
});

describe('another pace', () => {
  it('is told to all, begins when all agree, and is there again when the room is opened anew', async () => {
    const [host, guest, other] = (await server.party('swintus', 3)) as [Player, Player, Player];
    const times = { turnMs: 30_000 };
    expect(await host.connection.table({ kind: 'pace', times })).toMatchObject({ reason: 'not-playing' });
    await mustBeDone(host.connection.table({ kind: 'start' }));
    expect(await guest.connection.table({ kind: 'pace', times })).toMatchObject({ reason: 'not-host' });
    expect(await host.connection.table({ kind: 'pace', times: { target: 1 } })).toMatchObject({
      reason: 'bad-options',
    });
    expect(await other.connection.table({ kind: 'agree', agrees: true })).toMatchObject({ reason: 'no-proposal' });
    await mustBeDone(host.connection.table({ kind: 'pace', times }));
    await mustBeDone(guest.connection.table({ kind: 'agree', agrees: true }));
    await until(() => tableOf(other).pace?.agreed.length === 2, 'two who agreed');
    expect(tableOf(other).options).not.toMatchObject(times);
    await mustBeDone(other.connection.table({ kind: 'agree', agrees: true }));
    await until(() => !tableOf(host).pace, 'the new pace');
    expect(tableOf(host).options).toMatchObject(times);
    const { hand, thinking } = host.connection.view!.match!.view;
    await server.registry.release(host.seat.code);
    const again = await server.player(host.seat);
    expect(tableOf(again).options).toMatchObject(times);
    expect(again.connection.view?.match?.view).toMatchObject({ hand, thinking });
  });
});

describe('a table full of bots', () => {
  it('has a chair for who comes: the last bot leaves it, and whose it was is told', async () => {
    const [host] = (await fullTable(2)) as [Player];
    const bots = tableOf(host).guests.filter(({ bot }) => bot !== null);
    const { code } = host.seat;
    expect(await roomApi.summary(server.http, code)).toMatchObject({ players: 10, bots: 8, full: false });
    const seat = await roomApi.join(server.http, code, newcomer);
    const came = await server.player(seat);
    expect(guestOf(came, seat.guest)).toMatchObject({ watching: false, chairOf: bots.at(-1)?.name });
    expect(guestOf(came, bots.at(-1)!.id)).toBeUndefined();
    expect(await roomApi.summary(server.http, code)).toMatchObject({ players: 10, bots: 7, full: false });
  });

  it('has one for who watched, and after a match for who was let in', async () => {
    const [host, guest] = (await fullTable(2)) as [Player, Player];
    const { code } = host.seat;
    const watcher = await server.player(await roomApi.join(server.http, code, { ...newcomer, watching: true }));
    await mustBeDone(watcher.connection.table({ kind: 'watch', watching: false }));
    expect(await roomApi.summary(server.http, code)).toMatchObject({ players: 10, bots: 7, watchers: 0 });
    await mustBeDone(watcher.connection.table({ kind: 'ready', ready: true }));
    await mustBeDone(host.connection.table({ kind: 'start' }));
    const late: SeatCredentials = await roomApi.join(server.http, code, newcomer);
    await mustBeDone(host.connection.table({ kind: 'seat', id: late.guest, allowed: true }));
    expect(tableOf(guest).guests.filter(({ seat }) => seat !== null)).toHaveLength(10);
    await mustBeDone(host.connection.table({ kind: 'lobby' }));
    await until(() => tableOf(guest).guests.length === 10, 'a bot to leave');
    expect(guestOf(guest, late.guest)).toMatchObject({ watching: false });
    expect(guestOf(guest, late.guest)?.chairOf).not.toBeNull();
  });

  it('of people has none, and says so before anybody asks', async () => {
    const [host] = (await fullTable(10)) as [Player];
    expect(await roomApi.summary(server.http, host.seat.code)).toMatchObject({ players: 10, bots: 0, full: true });
    await expect(roomApi.join(server.http, host.seat.code, newcomer)).rejects.toThrow('table-full');
  });
});

describe('over a shoulder', () => {
  const handsOf = ({ connection }: Player): JsonObject => (connection.view?.match?.view.hand ?? {}) as JsonObject;

  it('looks who watches, for as long as the holder lets them', async () => {
    const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
    const seat = await roomApi.join(server.http, host.seat.code, { ...newcomer, watching: true });
    const watcher = await server.player(seat);
    await mustBeDone(host.connection.table({ kind: 'start' }));
    const at = guest.seat.guest;
    expect(await watcher.connection.table({ kind: 'look-over', at })).toMatchObject({ reason: 'hand-closed' });
    await mustBeDone(guest.connection.table({ kind: 'open-hand', open: true }));
    expect(await host.connection.table({ kind: 'look-over', at })).toMatchObject({ reason: 'in-play' });
    await mustBeDone(watcher.connection.table({ kind: 'look-over', at }));
    await until(() => Object.keys(handsOf(watcher)).length === 1, 'the hand');
    const held = guest.connection.view?.match?.seat ?? -1;
    expect(handsOf(watcher)[held]).toEqual(handsOf(guest)[held]);
    expect(watcher.connection.view?.match).toMatchObject({ offers: [] });
    expect(watcher.connection.view?.match?.seat ?? null).toBeNull();
    // A device that comes anew sees the same.
    const again = await server.player(seat);
    await until(() => Object.keys(handsOf(again)).length === 1, 'the hand on a second device');
    await mustBeDone(guest.connection.table({ kind: 'open-hand', open: false }));
    await until(() => Object.keys(handsOf(again)).length === 0, 'the hand to close');
  });
});

describe('a prediction', () => {
  it('is made by who watches, seen by all, and refused to who plays', async () => {
    const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
    const seat = await roomApi.join(server.http, host.seat.code, { ...newcomer, watching: true });
    const watcher = await server.player(seat);
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await mustBeDone(watcher.connection.table({ kind: 'predict', seat: 1 }));
    await until(() => guestOf(guest, seat.guest)?.predicts?.seat === 1, 'the prediction');
    expect(await guest.connection.table({ kind: 'predict', seat: 1 })).toMatchObject({ reason: 'in-play' });
    expect(await watcher.connection.table({ kind: 'predict', seat: 2 })).toMatchObject({ reason: 'not-in-play' });
  });
});
