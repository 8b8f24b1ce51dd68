import { join } from 'node:path';
import type { JsonObject } from '@tasovka/kernel';
import { readView, roomApi, type SeatCredentials, type ServerMessage } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit, auditSnapshots } from '../kit/audit.ts';
import { LogRecorder } from '../kit/logRecorder.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { TestServer, until } from '../kit/testServer.ts';
import type { Received, Transcript } from '../kit/transcript.ts';
import type { Connection } from '../src/rooms/connection.ts';
import { EncodedEvents } from '../src/rooms/outbox/encodedEvents.ts';
import { RecentEvents } from '../src/rooms/outbox/recentEvents.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { replayableRows } from '../src/storage/store.ts';

const server = new TestServer({ catchUpsPerHour: 60 });
beforeAll(() => server.start());
afterAll(() => server.clear());

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;
const seats = ['Аня', 'Боря'];
let lines = 0;

/** Looks in for a moment, as somebody who saw everything up to a line. */
async function lookIn({ code, token }: SeatCredentials, seq?: number): Promise<Received> {
  let welcome: Welcome | null = null;
  const line: Connection = {
    openedAt: ++lines,
    isOpen: true,
    latency: { rtt: 0, jitter: 0 },
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'welcome') welcome = message;
    },
    close: () => {},
    rejoin: () => {},
  };
  const session = await server.registry.connect(code, { token, ...(seq !== undefined && { seq }) }, line);
  await until(() => welcome !== null, 'the welcome');
  if (typeof session !== 'string') session.leave();
  const { view, missed, seq: at } = welcome as unknown as Welcome;
  return { seq: at, events: missed, isWelcome: true, view: readView(view) };
}

it('a guest who was away gets all missed events; after a very long absence, the last of them', async () => {
  const first = await roomApi.create(server.http, { game: 'swintus', name: 'Раз', face: 'a' });
  const second = await roomApi.join(server.http, first.code, { name: 'Два', face: 'b' });
  const watcher = await roomApi.join(server.http, first.code, { name: 'Три', face: 'c', watching: true });
  const store = await openSqlite({ file: join(server.folder, 'data', 'tasovka.sqlite'), durability: 'normal' });
  const recorder = new LogRecorder(store);
  recorder.watch(first.code);
  const pair = [new RecordingPlayer(server.http, first, 3), new RecordingPlayer(server.http, second, 3)] as const;
  await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
  await pair[0].connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 0, target: 30 } });
  await pair[1].connection.table({ kind: 'ready', ready: true });
  await pair[0].connection.table({ kind: 'start' });
  const seqNow = (): number => pair[0].connection.seq as number;
  const played = (more: number): Promise<void> => {
    const from = seqNow();
    return until(() => seqNow() >= from + more, `${more} lines`, 60_000);
  };

  const received: Received[] = [await lookIn(watcher)];
  for (const away of [20, replayableRows - 40, replayableRows + 250]) {
    await played(away);
    received.push(await lookIn(watcher, received.at(-1)?.seq));
  }
  // What has no snapshot after it must come from where the room was kept before, too.
  const asleep = received.at(-1) as Received;
  await played(30);
  for (const player of pair) player.idle = true;
  await server.registry.release(first.code);
  received.push(await lookIn(watcher, asleep.seq));
  // Replaying the log costs something, and whoever asks for it again and again gets the view alone.
  const { catchUps } = server.registry.rooms.get(first.code)!.allowances;
  while (catchUps.take(watcher.guest, Date.now())) {}
  expect((await lookIn(watcher, 1)).events).toEqual([]);
  for (const player of pair) player.close();

  const transcript: Transcript = { guest: watcher.guest, received, confirmed: [], complaints: [] };
  const rows = await recorder.rows(first.code);
  await recorder.stop();
  const from = (await store.history(first.code, rows.length - replayableRows))?.snapshot;
  expect(from).toBeTruthy();
  expect(await auditSnapshots(first.code, rows, store)).toEqual([]);
  await store.close();
  expect(received.slice(1).every(({ events }) => events.length > 10)).toBe(true);
  expect(audit(first.code, rows, [transcript])).toEqual([]);
  // The audit notices where something is left out.
  const [welcome, soon, ...rest] = received as [Received, Received, ...Received[]];
  const forgetful = { ...transcript, received: [welcome, { ...soon, events: soon.events.slice(1) }, ...rest] };
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

it('remembers the latest events in order, and knows how far back they go', () => {
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

it('events that fill more than a page are left to the log', () => {
  const memory = new RecentEvents(0);
  memory.add(1, new EncodedEvents([{ event: { type: 'draw' } }]), seats);
  memory.add(2, new EncodedEvents([{ event: { type: 'said', text: 'ы'.repeat(3000) } }]), seats);
  expect(memory.covers(1)).toBe(false);
  expect(memory.covers(2)).toBe(true);
  memory.add(3, new EncodedEvents([{ event: { type: 'draw', seq: 3 } }]), seats);
  expect(memory.after(2, 'Аня')).toEqual([{ type: 'draw', seq: 3 }]);
});
