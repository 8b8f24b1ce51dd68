import { join } from 'node:path';
import type { JsonObject } from '@tasovka/kernel';
import { roomApi, type SeatCredentials, type ServerMessage } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { TestServer, until } from '../kit/testServer.ts';
import type { Received, Transcript } from '../kit/transcript.ts';
import type { Connection } from '../src/rooms/connection.ts';
import { EncodedEvents } from '../src/rooms/outbox/encodedEvents.ts';
import { RecentEvents } from '../src/rooms/outbox/recentEvents.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { replayableRows } from '../src/storage/store.ts';

const place = new TestServer();
beforeAll(() => place.start());
afterAll(() => place.clear());

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
const seats = ['Аня', 'Боря'];
let lines = 0;

/** Looks in for a moment, as somebody who saw everything up to a line. */
async function lookIn({ code, token }: SeatCredentials, seq?: number): Promise<Received> {
  let welcome: Welcome | null = null;
  const line: Connection = {
    id: `${++lines}`,
    openedAt: lines,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'welcome') welcome = message;
    },
    close: () => {},
    rejoin: () => {},
  };
  const door = await place.server.rooms.connect(code, { token, ...(seq !== undefined && { seq }) }, line);
  await until(() => welcome !== null, 'the welcome');
  if (typeof door !== 'string') door.leave();
  const { view, missed, seq: at } = welcome as unknown as Welcome;
  return { seq: at, events: missed, isWelcome: true, view };
}

it('who was away hears all of it, however long ago and in whatever room it was; who was away for ever, the last of it', async () => {
  const first = await roomApi.create(place.http, { game: 'swintus', name: 'Раз', face: 'a' });
  const second = await roomApi.join(place.http, first.code, { name: 'Два', face: 'b' });
  const watcher = await roomApi.join(place.http, first.code, { name: 'Три', face: 'c', watching: true });
  const pair = [new RecordingPlayer(place.http, first, 3), new RecordingPlayer(place.http, second, 3)] as const;
  await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
  await pair[0].connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 0, target: 30 } });
  await pair[1].connection.table({ kind: 'ready', ready: true });
  await pair[0].connection.table({ kind: 'start' });
  const seqNow = (): number => pair[0].connection.seq as number;
  const played = (more: number): Promise<void> => {
    const from = seqNow();
    return until(() => seqNow() >= from + more, `${more} lines`, 60_000);
  };

  const tellings: Received[] = [await lookIn(watcher)];
  for (const away of [20, replayableRows - 40, replayableRows + 250]) {
    await played(away);
    tellings.push(await lookIn(watcher, tellings.at(-1)?.seq));
  }
  // What has no snapshot after it must come from where the room was kept before, too.
  const asleep = tellings.at(-1) as Received;
  await played(30);
  for (const witness of pair) witness.idle = true;
  await place.server.rooms.release(first.code);
  tellings.push(await lookIn(watcher, asleep.seq));
  for (const witness of pair) witness.close();

  const testimony: Transcript = { guest: watcher.guest, received: tellings, confirmed: [], complaints: [] };
  const store = await openSqlite({ file: join(place.folder, 'data', 'tasovka.sqlite'), durability: 'normal' });
  const rows = await store.rows(first.code, 1);
  const snapshot = (await store.history(first.code, rows.length - replayableRows, rows.length)).snapshot;
  await store.close();
  expect(snapshot).not.toBeNull();
  expect(tellings.slice(1).every(({ events }) => events.length > 10)).toBe(true);
  expect(audit(first.code, rows, [testimony])).toEqual([]);
  // The audit notices where something is left out.
  const [welcome, soon, ...rest] = tellings as [Received, Received, ...Received[]];
  const forgetful = { ...testimony, received: [welcome, { ...soon, events: soon.events.slice(1) }, ...rest] };
  expect(audit(first.code, rows, [forgetful])).not.toEqual([]);
}, 120_000);

it('what happened in an earlier match is seen from the seat one had in it', () => {
  const memory = new RecentEvents(0);
  const news = (secrets: Record<number, JsonObject>) => new EncodedEvents([{ event: { type: 'draw' }, secrets }]);
  memory.add(1, news({ 0: { card: 'of Аня' }, 1: { card: 'of Боря' } }), ['Аня', 'Боря']);
  memory.add(2, news({ 0: { card: 'of Боря' }, 1: { card: 'of Аня' } }), ['Боря', 'Аня']);
  expect(memory.after(0, 'Аня')).toMatchObject([{ card: 'of Аня' }, { card: 'of Аня' }]);
  expect(memory.after(0, 'Вера')).toEqual([{ type: 'draw' }, { type: 'draw' }]);
});

it('remembers the latest moments in their order, and knows how far back that is', () => {
  const memory = new RecentEvents(0);
  const last = 1000;
  for (let seq = 1; seq <= last; seq++) {
    memory.add(seq, new EncodedEvents(seq % 2 === 0 ? [{ event: { type: 'draw', seq, by: 'Свин' } }] : []), seats);
  }
  const known = Array.from({ length: last + 1 }, (_, seq) => seq).filter((seq) => memory.covers(seq));
  expect(known[0]).toBeGreaterThan(0);
  expect(known.length).toBeGreaterThan(100);
  for (const seq of known) {
    const expected = known.filter((later) => later > seq && later % 2 === 0);
    expect(memory.after(seq, 'Аня').map((event) => event.seq)).toEqual(expected);
  }
});

it('what is too long to remember is left to the log', () => {
  const memory = new RecentEvents(0);
  memory.add(1, new EncodedEvents([{ event: { type: 'draw' } }]), seats);
  memory.add(2, new EncodedEvents([{ event: { type: 'said', text: 'ы'.repeat(3000) } }]), seats);
  expect(memory.covers(1)).toBe(false);
  expect(memory.covers(2)).toBe(true);
  memory.add(3, new EncodedEvents([{ event: { type: 'draw', seq: 3 } }]), seats);
  expect(memory.after(2, 'Аня')).toEqual([{ type: 'draw', seq: 3 }]);
});
