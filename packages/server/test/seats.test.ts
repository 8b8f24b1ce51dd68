import { ApiError, applyPatch, closeCodes, connect, type RoomConnection, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { autoplay, viewOf } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import type { Connection } from '../src/rooms/connection.ts';

const server = new TestServer({ leftMs: 60, sitInMs: 200, sleepMs: 300 });
beforeAll(() => server.start());
afterAll(() => server.clear());

const guestOf = (connection: RoomConnection, player: Player) =>
  connection.view?.table.guests.find(({ id }) => id === player.seat.guest);
const step = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('back in the same seat after a reload, and told what happened meanwhile', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await until(() => guest.connection.view?.match != null, 'the match');
  const seen = guest.connection.seq as number;
  const hand = viewOf(guest.connection).hand;
  guest.connection.close();
  const playing = autoplay(host, 'reload');
  await step(50);
  playing.stop();
  const missed: string[] = [];
  const on = { view: (_: unknown, events: readonly { type: string }[]) => missed.push(...events.map((e) => e.type)) };
  const again = await server.player(guest.seat, { seq: seen, on });
  expect(viewOf(again.connection).seat).toBe(1);
  expect(Object.keys(hand as object)).toEqual(['1']);
  if (playing.moves > 0) expect(missed.length).toBeGreaterThan(0);
});

it('reads the log for a guest who was away for very long', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0, target: 400 })) as [Player, Player];
  await mustBeDone(host.connection.table({ kind: 'start' }));
  const seen = guest.connection.seq as number;
  const all = [autoplay(host, 'a'), autoplay(guest, 'b')];
  await until(() => (host.connection.seq as number) > seen + 120, 'many moves');
  for (const one of all) one.stop();
  const missed: unknown[] = [];
  const on = { view: (_: unknown, events: readonly unknown[], late: boolean) => late && missed.push(...events) };
  await server.player(guest.seat, { seq: seen, on });
  expect(missed.length).toBeGreaterThan(100);
});

it('a second tab takes over cleanly', async () => {
  const [me] = (await server.party('swintus', 1)) as [Player];
  const notices: string[] = [];
  const first = await server.player(me.seat, { on: { notice: (kind) => notices.push(kind) } });
  const second = await server.player(me.seat);
  await until(() => first.connection.status === 'closed', 'the first tab to close');
  expect(notices).toEqual(['moved-device']);
  await mustBeDone(second.connection.table({ kind: 'ready', ready: true }));
});

it('a link moves the seat to another device, once', async () => {
  const [me] = (await server.party('swintus', 1)) as [Player];
  const { link } = await roomApi.link(server.http, me.seat.code, me.seat.token);
  const moved = await roomApi.redeem(server.http, link);
  expect(moved.guest).toBe(me.seat.guest);
  const there = await server.player(moved);
  await until(() => me.connection.status === 'closed', 'the old device to close');
  await mustBeDone(there.connection.table({ kind: 'ready', ready: true }));
  await expect(roomApi.redeem(server.http, link)).rejects.toThrow(ApiError);
  await expect(roomApi.link(server.http, me.seat.code, me.seat.token)).rejects.toThrow('bad-token');
});

it('a device is out as soon as its seat has moved, before the other one is in', async () => {
  const [me] = (await server.party('swintus', 1)) as [Player];
  const notices: string[] = [];
  const old = await server.player(me.seat, { on: { notice: (kind) => notices.push(kind) } });
  const { link } = await roomApi.link(server.http, me.seat.code, me.seat.token);
  const moved = await roomApi.redeem(server.http, link);
  await until(() => old.connection.status === 'closed', 'the old device to close');
  expect(notices).toEqual(['moved-device']);
  const refused: string[] = [];
  connect({
    url: `${server.http.replace('http', 'ws')}/socket`,
    room: me.seat.code,
    token: me.seat.token,
    on: { error: (reason) => refused.push(reason) },
  });
  await until(() => refused.length > 0, 'the old token to be refused');
  await mustBeDone((await server.player(moved)).connection.table({ kind: 'ready', ready: false }));
});

it('a token that is taken away while its device is still connecting opens nothing', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  guest.connection.close();
  const room = server.registry.rooms.get(host.seat.code)!;
  const { log } = room;
  const whenDurable = log.whenDurable.bind(log);
  log.whenDurable = () => {
    room.kick(guest.seat.guest);
    return whenDurable();
  };
  const closed: number[] = [];
  const connection: Connection = {
    openedAt: Date.now(),
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: () => {},
    close: (code) => closed.push(code),
    rejoin: () => {},
  };
  // Nothing remembers what happened before the first row, so the log is read.
  await server.registry.connect(host.seat.code, { token: guest.seat.token, seq: -1 }, connection);
  expect(closed).toEqual([closeCodes.badToken]);
  expect(room.connectionCount).toBe(1);
});

it('a bot sits in for an absent guest, gives the seat back at once, and host powers pass on', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  await mustBeDone(host.connection.table({ kind: 'start' }));
  host.connection.close();
  await until(() => guestOf(guest.connection, host)?.online === false, 'the empty chair');
  await until(() => guestOf(guest.connection, host)?.satIn === true, 'the bot to sit in');
  await until(() => guest.connection.view?.table.host === guest.seat.guest, 'the new host');
  const back = await server.player(host.seat);
  expect(guestOf(back.connection, host)).toMatchObject({ online: true, satIn: false, seat: 0 });
  // The guest was host in the meantime, and no longer is.
  await until(() => guest.connection.view?.table.host === host.seat.guest, 'the powers to go back');
  expect(await guest.connection.table({ kind: 'lock', locked: true })).toMatchObject({ reason: 'not-host' });
  await mustBeDone(back.connection.table({ kind: 'lock', locked: true }));
});

it('whoever is host while the host is away has all powers but to delete the table', async () => {
  const [host, ...others] = (await server.party('swintus', 3)) as [Player, Player, Player];
  const { code } = host.seat;
  host.connection.close();
  await until(() => others.every(({ connection }) => connection.view?.table.hostAway === true), 'the new host');
  const isHost = ({ connection, seat }: Player): boolean => connection.view?.table.host === seat.guest;
  const [guest, other] = (isHost(others[0]) ? others : others.reverse()) as [Player, Player];
  await expect(roomApi.remove(server.http, code, guest.seat.token)).rejects.toThrow('not-host');
  // Powers that were lent are not made one's own by handing them round, nor by removing whose they are.
  await mustBeDone(guest.connection.table({ kind: 'host', to: other.seat.guest }));
  await mustBeDone(other.connection.table({ kind: 'remove', id: host.seat.guest }));
  await expect(roomApi.remove(server.http, code, other.seat.token)).rejects.toThrow('not-host');
});

it('a host who hands the table on has handed on everything', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  await mustBeDone(host.connection.table({ kind: 'host', to: guest.seat.guest }));
  expect(guest.connection.view?.table.hostAway).toBe(false);
  await roomApi.remove(server.http, host.seat.code, guest.seat.token);
});

it('who looks on is not host while the host is away, and is as soon as they sit down', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  await mustBeDone(guest.connection.table({ kind: 'watch', watching: true }));
  host.connection.close();
  await until(() => guestOf(guest.connection, host)?.online === false, 'the empty chair');
  await step(500);
  expect(guest.connection.view?.table.host).toBe(host.seat.guest);
  await mustBeDone(guest.connection.table({ kind: 'watch', watching: false }));
  await until(() => guest.connection.view?.table.host === guest.seat.guest, 'the new host');
});

it('without the option nobody sits in', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  expect(await guest.connection.table({ kind: 'sit-in', on: false })).toMatchObject({ reason: 'not-host' });
  await mustBeDone(host.connection.table({ kind: 'sit-in', on: false }));
  await mustBeDone(host.connection.table({ kind: 'start' }));
  guest.connection.close();
  await until(() => guestOf(host.connection, guest)?.online === false, 'the empty chair');
  await step(300);
  expect(guestOf(host.connection, guest)?.satIn).toBe(false);
});

it('a removed guest is out, also during a match; the chair is free afterwards', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  expect(await guest.connection.table({ kind: 'remove', id: host.seat.guest })).toMatchObject({
    reason: 'not-host',
  });
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await mustBeDone(host.connection.table({ kind: 'remove', id: guest.seat.guest }));
  await until(() => guest.connection.status === 'closed', 'the session to close');
  await expect(roomApi.link(server.http, guest.seat.code, guest.seat.token)).rejects.toThrow('bad-token');
  await until(() => guestOf(host.connection, guest)?.satIn === true, 'a bot');
  await mustBeDone(host.connection.table({ kind: 'lobby' }));
  await until(() => guestOf(host.connection, guest) === undefined, 'the free chair');
});

it('rooms sleep when nobody is there and wake from the log', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  const { code } = host.seat;
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await mustBeDone(guest.connection.say('ку-ку'));
  const view = viewOf(host.connection);
  host.connection.close();
  guest.connection.close();
  await until(() => !server.registry.rooms.has(code), 'the room to sleep');
  const back = await server.player(host.seat);
  expect(applyPatch({}, viewOf(back.connection))).toEqual(view);
  expect(back.connection.chat.map(({ text }) => text)).toEqual(['ку-ку']);
});

it('codes can be typed in Cyrillic; wrong ones and wrong tokens are told apart', async () => {
  const [me] = (await server.party('swintus', 1)) as [Player];
  const cyrillic: Record<string, string> = { B: 'в', C: 'с', H: 'н', K: 'к', M: 'м', P: 'р', T: 'т', X: 'х' };
  const typed = [...me.seat.code].map((letter) => cyrillic[letter] ?? letter.toLowerCase()).join('');
  const { names, faces } = await roomApi.summary(server.http, ` ${typed} `);
  expect(names).toEqual(['Аня']);
  expect(faces).toHaveLength(1);
  await expect(roomApi.summary(server.http, 'ZZZZZ')).rejects.toThrow('no-such-room');
  await expect(roomApi.summary(server.http, 'ОЛЕНЬ')).rejects.toThrow('no-such-room');
});

it('watches without a hand; chat reaches all, at a measured pace', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0 })) as [Player, Player];
  await mustBeDone(host.connection.table({ kind: 'start' }));
  const watcher = await server.player(
    await roomApi.join(server.http, host.seat.code, { name: 'Зритель', face: 'owl', watching: true }),
  );
  expect(viewOf(watcher.connection).hand).toEqual({});
  expect(await watcher.connection.act({ type: 'draw' })).toMatchObject({ reason: 'not-allowed' });
  await mustBeDone(watcher.connection.say('<b>привет</b>\u202e'));
  await until(() => guest.connection.chat.length === 1, 'the chat line');
  expect(guest.connection.chat[0]).toMatchObject({ n: 1, text: '<b>привет</b>', from: watcher.seat.guest });
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.connection.say('спам')));
  expect(
    answers.filter((answer) => answer.t === 'refused').map((answer) => 'reason' in answer && answer.reason),
  ).toContain('too-fast');
});
