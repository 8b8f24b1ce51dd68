import { type RoomConnection, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const guestOf = (connection: RoomConnection, { guest }: SeatCredentials) =>
  connection.view?.table.guests.find(({ id }) => id === guest);
const newcomer = { name: 'Новенький', face: 'cat' };

describe('a locked table', () => {
  it('refuses newcomers and screens, and lets devices come back that were here', async () => {
    const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
    const { code } = host.seat;
    await mustBeDone(host.connection.table({ kind: 'lock', locked: true }));
    await until(() => guest.connection.view?.table.locked === true, 'the lock');
    expect(await roomApi.summary(server.http, code)).toMatchObject({ locked: true });
    await expect(roomApi.join(server.http, code, newcomer)).rejects.toThrow('table-locked');
    await expect(roomApi.join(server.http, code, { ...newcomer, watching: true })).rejects.toThrow('table-locked');
    guest.connection.close();
    expect((await server.player(guest.seat)).connection.view?.table.locked).toBe(true);
    await mustBeDone(host.connection.table({ kind: 'lock', locked: false }));
    await roomApi.join(server.http, code, newcomer);
  });
});

describe('a guest who was removed', () => {
  /** A table whose host lives elsewhere. */
  async function table(): Promise<{
    host: Player;
    code: string;
    join: (guest: object, address: string) => Promise<Seat>;
  }> {
    const wanted = { game: 'swintus', name: 'Аня', face: 'pig' };
    const seat = (await server.requests.create(wanted, '10.0.0.1')) as SeatCredentials;
    const host = await server.player(seat);
    const join = async (guest: object, address: string): Promise<Seat> =>
      (await server.requests.request(seat.code, { kind: 'join', guest: { ...newcomer, ...guest }, address })) as Seat;
    return { host, code: seat.code, join };
  }
  type Seat = SeatCredentials & { readonly reason?: string };
  const remove = ({ connection }: Player, { guest }: Seat, block = true): Promise<void> =>
    mustBeDone(connection.table({ kind: 'remove', id: guest, block }));

  it('comes back as somebody new, if not blocked', async () => {
    const { host, join } = await table();
    const seat = await join({ device: 'phone' }, '10.0.0.2');
    await remove(host, seat, false);
    const again = await join({ device: 'phone' }, '10.0.0.2');
    expect(again.reason).toBeUndefined();
    expect(again.guest).not.toBe(seat.guest);
    expect(host.connection.view?.table.blocked).toBe(0);
  });

  it('does not come back if blocked: not with the device, and not from the address', async () => {
    const { host, code, join } = await table();
    const seat = await join({ device: 'phone' }, '10.0.0.2');
    const device = await server.player(seat);
    await remove(host, seat);
    await until(() => device.connection.status === 'closed', 'the device to be closed');
    await until(() => host.connection.view?.table.blocked === 1, 'the count');
    expect(await join({ device: 'phone' }, '10.0.0.3')).toEqual({ reason: 'blocked' });
    expect(await join({ device: 'laptop' }, '10.0.0.2')).toEqual({ reason: 'blocked' });
    expect(await join({ watching: true }, '10.0.0.2')).toEqual({ reason: 'blocked' });
    expect((await join({ device: 'tablet' }, '10.0.0.4')).reason).toBeUndefined();

    await server.registry.release(code);
    await until(() => host.connection.status === 'open', 'the host');
    expect(await join({ device: 'phone' }, '10.0.0.3')).toEqual({ reason: 'blocked' });
  });

  it('costs the flatmates nothing: an address that stays at the table does not count', async () => {
    const { host, join } = await table();
    const seat = await join({ device: 'phone' }, '10.0.0.2');
    await join({ device: 'flatmate' }, '10.0.0.2');
    await remove(host, seat);
    expect(await join({ device: 'phone' }, '10.0.0.2')).toEqual({ reason: 'blocked' });
    expect((await join({ device: 'other flatmate' }, '10.0.0.2')).reason).toBeUndefined();
  });

  it('is not protected by a crowd from the same address that has gone away', async () => {
    const { host, code, join } = await table();
    const crowd: Seat[] = [];
    for (let i = 0; i < 4; i++) crowd.push(await join({}, '10.0.0.2'));
    const { inputs } = server.registry.rooms.get(code)!;
    for (const { guest } of crowd) inputs.appendTableInput({ kind: 'presence', id: guest, online: false });
    await remove(host, crowd[0]!);
    expect(await join({}, '10.0.0.2')).toEqual({ reason: 'blocked' });
  });

  it('is let in again when the host forgets the blocks', async () => {
    const { host, join } = await table();
    const seat = await join({ device: 'phone' }, '10.0.0.2');
    const friend = await server.player(await join({ device: 'friend' }, '10.0.0.5'));
    await remove(host, seat);
    expect(await friend.connection.table({ kind: 'unblock' })).toMatchObject({ reason: 'not-host' });
    await mustBeDone(host.connection.table({ kind: 'unblock' }));
    expect((await join({ device: 'phone' }, '10.0.0.2')).reason).toBeUndefined();
    expect(host.connection.view?.table.blocked).toBe(0);
  });

  it('is blocked in the middle of a match too, while a bot plays the seat', async () => {
    const { host, join } = await table();
    const seat = await join({ device: 'phone' }, '10.0.0.2');
    const player = await server.player(seat);
    await mustBeDone(player.connection.table({ kind: 'ready', ready: true }));
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await remove(host, seat);
    await until(() => guestOf(host.connection, seat)?.satIn === true, 'a bot');
    expect(await join({ device: 'phone' }, '10.0.0.9')).toEqual({ reason: 'blocked' });
  });

  it('may have been the host once', async () => {
    const { host, join } = await table();
    const heir = await server.player(await join({ device: 'heir' }, '10.0.0.2'));
    await mustBeDone(host.connection.table({ kind: 'host', to: heir.seat.guest }));
    await remove(heir, host.seat);
    expect(await join({}, '10.0.0.1')).toEqual({ reason: 'blocked' });
  });

  it('is one of a hundred at most', async () => {
    const { host, join } = await table();
    for (let n = 0; n <= 100; n++) await remove(host, await join({ device: `d${n}` }, `10.1.0.${n}`));
    await until(() => host.connection.view?.table.blocked === 100, 'the bound');
    expect(await join({ device: 'd100' }, '10.2.0.0')).toEqual({ reason: 'blocked' });
    expect((await join({ device: 'd0' }, '10.2.0.0')).reason).toBeUndefined();
  });

  it('is known by the address of the HTTP call', async () => {
    const { host, code } = await table();
    await remove(host, (await roomApi.join(server.http, code, newcomer)) as Seat);
    await expect(roomApi.join(server.http, code, newcomer)).rejects.toThrow('blocked');
  });

  it('cannot be the host’s own self by mistake, and nobody but the host removes', async () => {
    const { host, join } = await table();
    const friend = await server.player(await join({ device: 'friend' }, '10.0.0.5'));
    const { guest } = host.seat;
    expect(await friend.connection.table({ kind: 'remove', id: guest, block: true })).toMatchObject({
      reason: 'not-host',
    });
    expect(await host.connection.table({ kind: 'remove', id: 'nobody', block: true })).toMatchObject({
      reason: 'unknown-guest',
    });
    expect(host.connection.view?.table.blocked).toBe(0);
  });
});

describe('a muted guest', () => {
  it('is heard and seen by nobody, and stays muted when they come back by the link', async () => {
    const [host] = (await server.party('swintus', 1)) as [Player];
    const { code } = host.seat;
    const join = () => roomApi.join(server.http, code, { ...newcomer, device: 'phone' });
    const errors: string[] = [];
    const loud = await server.player(await join(), { on: { error: (reason) => errors.push(reason) } });
    await mustBeDone(loud.connection.say('слышно'));
    await mustBeDone(host.connection.table({ kind: 'mute', id: loud.seat.guest, muted: true }));
    await until(() => guestOf(loud.connection, loud.seat)?.muted === true, 'the mute');
    expect(await loud.connection.say('не слышно')).toMatchObject({ reason: 'muted' });
    loud.connection.react('🐷');
    await until(() => errors.includes('muted'), 'the refusal');
    expect(host.connection.chat.map(({ text }) => text)).toEqual(['слышно']);

    await loud.connection.table({ kind: 'leave' });
    const again = await server.player(await join());
    expect(await again.connection.say('снова тут')).toMatchObject({ reason: 'muted' });
    await mustBeDone(host.connection.table({ kind: 'mute', id: again.seat.guest, muted: false }));
    await mustBeDone(again.connection.say('можно'));
    await until(() => host.connection.chat.length === 2, 'the line');
  });
});

describe('somebody who comes by link while a match is on', () => {
  it('asks the host, and plays in the rematch', async () => {
    const [host, guest] = (await server.party('swintus', 2, { turnMs: 0, target: 5 })) as [Player, Player];
    await mustBeDone(host.connection.table({ kind: 'start' }));
    const late = await server.player(await roomApi.join(server.http, host.seat.code, newcomer));
    await until(() => guestOf(host.connection, late.seat)?.asksToSit === true, 'the question');
    expect(await guest.connection.table({ kind: 'seat', id: late.seat.guest, allowed: true })).toMatchObject({
      reason: 'not-host',
    });
    await mustBeDone(host.connection.table({ kind: 'seat', id: late.seat.guest, allowed: true }));
    await until(() => guestOf(late.connection, late.seat)?.watching === false, 'the chair');
    expect(late.connection.view?.match).toMatchObject({ seat: null, offers: [] });
    expect(await late.connection.act({ type: 'draw' })).toMatchObject({ reason: 'not-allowed' });
    await playOut([host, guest]);
    expect(host.connection.view?.table.whyNotStart ?? null).toBeNull();
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await until(() => late.connection.view?.match?.seat === 2, 'a seat');
  });
});

describe('host', () => {
  it('is never a bot, nor somebody who is away', async () => {
    const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
    await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
    await until(() => host.connection.view?.table.guests.length === 3, 'the bot');
    const bot = host.connection.view!.table.guests[2]!.id;
    expect(await host.connection.table({ kind: 'host', to: bot })).toMatchObject({ reason: 'not-a-person' });
    const room = server.registry.rooms.get(host.seat.code)!;
    room.inputs.appendTableInput({ kind: 'presence', id: guest.seat.guest, online: false });
    expect(await host.connection.table({ kind: 'host', to: guest.seat.guest })).toMatchObject({
      reason: 'guest-away',
    });
  });

  it('is the next person who comes in, where an older table has a bot for host', async () => {
    const [host] = (await server.party('swintus', 1)) as [Player];
    await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
    const { state } = server.registry.rooms.get(host.seat.code)!;
    const bot = state.table.data.guests[1]!.id;
    state.replay({ kind: 'table', input: { kind: 'host', to: bot, by: host.seat.guest } }, 1, 1);
    host.connection.close();
    await server.player(host.seat);
    expect(state.table.data.host).toBe(host.seat.guest);
  });
});
