import { limits } from '@tasovka/kernel';
import { applyPatch, guestsById, type RoomViewOnWire, readView, roomApi, type ServerMessage } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer } from '../kit/testServer.ts';
import type { Connection, RoomSession } from '../src/rooms/connection.ts';
import type { Room } from '../src/rooms/room.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

/** A device that counts what it is sent. */
class CountingDevice implements Connection {
  readonly id = `${Math.random()}`;
  readonly openedAt = 1;
  readonly isOpen = true;
  readonly latency = { rtt: 0, jitter: 0 };
  bytes = 0;
  updates = 0;
  view: RoomViewOnWire | null = null;
  session: RoomSession | null = null;

  send(text: string): void {
    this.bytes += Buffer.byteLength(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome') this.view = message.view;
    if (message.t !== 'update') return;
    this.updates++;
    this.view = applyPatch(this.view as never, message.patch) as unknown as RoomViewOnWire;
  }
  close(): void {}
  rejoin(): void {}
}

/** A full table: ten play, fifty watch, and all are connected. */
async function fullTable(): Promise<{ room: Room; devices: CountingDevice[] }> {
  const first = await roomApi.create(server.http, { game: 'swintus', name: 'Хозяйка', face: 'pig' });
  const guests = [first];
  for (let n = 1; n < limits.chairs + limits.watchers; n++) {
    const watching = n >= limits.chairs;
    guests.push(await roomApi.join(server.http, first.code, { name: `Гость ${n}`, face: 'fox', watching }));
  }
  const devices: CountingDevice[] = [];
  for (const { code, token } of guests) {
    const device = new CountingDevice();
    const session = await server.registry.connect(code, { token }, device);
    if (typeof session === 'string') throw new Error(session);
    device.session = session;
    devices.push(device);
  }
  const room = server.registry.rooms.get(first.code);
  if (!room) throw new Error('the room sleeps');
  await room.log.whenDurable();
  return { room, devices };
}

it('a change of one guest costs bytes of one guest, however many are at the table', async () => {
  const { room, devices } = await fullTable();
  const [host] = devices as [CountingDevice];
  const wholeList = Buffer.byteLength(JSON.stringify(host.view?.table.guests));
  for (const device of devices) device.bytes = device.updates = 0;
  const toggles = 48;
  for (let i = 0; i < toggles; i++) {
    const request = { kind: 'ready', ready: i % 2 === 0 } as const;
    devices[1]?.session?.receive({ t: 'table', id: i, request });
  }
  await room.log.whenDurable();
  const sent = devices.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(devices.every(({ updates }) => updates === toggles)).toBe(true);
  expect(sent / (toggles * devices.length)).toBeLessThan(wholeList / 20);

  const states = room.state.table.data.guests;
  expect(readView(host.view!).table.guests.map(({ id, ready }) => [id, ready])).toEqual(
    states.map(({ id, ready }) => [id, ready]),
  );
}, 30_000);

it('who comes and who goes changes nothing about the others', async () => {
  const { room, devices } = await fullTable();
  const [host, guest] = devices as [CountingDevice, CountingDevice];
  host.bytes = 0;
  guest.session?.receive({ t: 'table', id: 1, request: { kind: 'leave' } });
  await roomApi.join(server.http, room.code, { name: 'Новенькая', face: 'cat' });
  await room.log.whenDurable();
  expect(host.bytes).toBeLessThan(2000);
  const { guests } = readView(host.view!).table;
  expect(guests.map(({ id }) => id)).toEqual(room.state.table.data.guests.map(({ id }) => id));
  expect(guests.at(-1)).toMatchObject({ name: 'Новенькая', bot: null, seat: null });
}, 30_000);

it('what is so already is neither written nor sent', async () => {
  const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
  const room = server.registry.rooms.get(host.seat.code)!;
  const { seq } = room.log;
  const heard: unknown[] = [];
  const second = await server.player(
    await roomApi.join(server.http, host.seat.code, { name: 'Зритель', face: 'owl', watching: true }),
    { on: { view: (view) => heard.push(view) } },
  );
  const joined = room.log.seq;
  expect(joined).toBe(seq + 1);
  const heardBefore = heard.length;
  for (const request of [
    { kind: 'ready', ready: true },
    { kind: 'rename', name: 'Гость 1', face: 'fox' },
    { kind: 'watch', watching: false },
  ] as const) {
    await mustBeDone(guest.connection.table(request));
  }
  for (const request of [
    { kind: 'lock', locked: false },
    { kind: 'unblock' },
    { kind: 'sit-in', on: true },
    { kind: 'language', language: 'ru' },
    { kind: 'host', to: host.seat.guest },
    { kind: 'mute', id: guest.seat.guest, muted: false },
  ] as const) {
    await mustBeDone(host.connection.table(request));
  }
  expect(await guest.connection.table({ kind: 'lock', locked: false })).toMatchObject({ reason: 'not-host' });
  await mustBeDone(second.connection.table({ kind: 'watch', watching: true }));
  expect(room.log.seq).toBe(joined);
  expect(heard).toHaveLength(heardBefore);
});

it('the view read from the wire is a list in the order of coming, with its nulls', () => {
  const guest = (id: string, order: number) => ({ id, order, name: id, bot: null, seat: null }) as never;
  const table = { code: 'x', guests: guestsById([guest('b', 1), guest('a', 2)]) };
  const sent = applyPatch({ table } as never, {
    table: { guests: { c: { id: 'c', order: 3, bot: null, seat: null }, b: null } },
  });
  const { guests } = readView(sent as unknown as RoomViewOnWire).table;
  expect(guests.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(guests[1]).toMatchObject({ bot: null, seat: null });
});

it('whoever watched and has gone keeps nobody from watching; whoever is here keeps their place', async () => {
  const { room } = await fullTable();
  const come = () => roomApi.join(server.http, room.code, { name: 'Зритель', face: 'owl', watching: true });
  await expect(come()).rejects.toThrow('table-full');
  const [, gone] = room.state.table.data.guests.filter(({ watching }) => watching);
  room.inputs.appendTableInput({ kind: 'presence', id: gone!.id, online: false });
  const { guest } = await come();
  expect(room.state.table.guest(gone!.id)).toBeUndefined();
  expect(room.state.table.guest(guest)?.watching).toBe(true);
  expect(room.state.table.data.guests).toHaveLength(limits.chairs + limits.watchers);
  await expect(come()).rejects.toThrow('table-full');
});
