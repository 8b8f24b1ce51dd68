import { deflateRawSync } from 'node:zlib';
import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TestServer, until } from '../kit/testServer.ts';
import { large, lists } from '../src/http/largeAnswers.ts';
import { MatchRecorder, RecordingTooLarge } from '../src/rooms/recordings/recordedMatch.ts';
import { ReplayThread } from '../src/rooms/recordings/replayThread.ts';
import { Queries } from '../src/storage/queries.ts';
import { recordingLimits } from '../src/storage/store.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;
const about = { format: 1, eyes: 'open', about: {} } as unknown as Parameters<ReplayThread['pack']>[1];

it('a replay is cut out beside the tables: they go on meanwhile, and what cannot be read costs nobody else', async () => {
  const thread = new ReplayThread();
  const frame = `[0,0,{"view":{"x":"${'y'.repeat(1000)}"}},[],{}]`;
  const long = deflateRawSync(`{"format":1,"frames":[${Array(8000).fill(frame).join(',')}]}`).toString('base64');
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, ' ')).toString('base64');
  const [all, here] = [process.cpuUsage(), process.threadCpuUsage()];
  const replays = [1, 2, 3].map(() => thread.pack(long, about, false));
  await expect(thread.pack(bomb, about, false)).rejects.toThrow();
  await expect(thread.pack('nonsense', about, false)).rejects.toThrow();
  for (const packed of await Promise.all(replays)) expect(packed.length).toBeGreaterThan(1000);
  // Counted in work and not in time: how busy the machine is does not matter.
  expect(sum(process.threadCpuUsage(here))).toBeLessThan(sum(process.cpuUsage(all)) / 2);
  // A thread that nobody needed is ended, and whoever asks at that very moment gets another one.
  thread.close();
  expect((await thread.pack(long, about, false)).length).toBeGreaterThan(1000);
  thread.close();
});

it('a match in which too much was told has no recording', () => {
  const recorder = new MatchRecorder(0);
  const said = { event: { type: 'said', text: 'ы'.repeat(1_000_000) } };
  const table = {
    match: {
      game: { own: [] },
      roundView: () => ({}),
      ownView: () => ({}),
      standingsView: () => ({}),
      awaited: 0,
    },
    data: { began: 0, seated: [], guests: [] },
  } as unknown as Parameters<MatchRecorder['add']>[0];
  expect(() => {
    for (let i = 0; i < recordingLimits.unpacked / 1_000_000 + 1; i++) recorder.add(table, [said], i);
  }).toThrow(RecordingTooLarge);
});

it('what strangers ask for as often as for pages reads no whole match', async () => {
  const whole = vi.spyOn(Queries.prototype, 'recording');
  const id = 'x'.repeat(22);
  expect(await server.requests.preview(id)).toBeNull();
  await expect(roomApi.openReplay(server.http, id, 'link', id)).rejects.toThrow('no-such-room');
  await expect(roomApi.replay(server.http, id, 'open')).rejects.toThrow('no-such-room');
  expect(whole).not.toHaveBeenCalled();
  whole.mockRestore();
});

it('one address has few large answers under way', async () => {
  const { requests } = server;
  const waiting: (() => void)[] = [];
  requests.replay = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { reason: 'no-such-room' };
  };
  const ask = (): Promise<number> => fetch(`${server.http}/api/replays/${'x'.repeat(22)}`).then(({ status }) => status);
  const asked = [1, 2, 3, 4].map(ask);
  await until(() => waiting.length === 4, 'four to be under way');
  expect(await ask()).toBe(429);
  const { code, token } = await roomApi.create(server.http, { game: 'spyfall', name: 'Я', face: 'x' });
  const pack = () => roomApi.pack(server.http, code, token);
  await expect(pack()).rejects.toThrow('too-many');
  for (const answer of waiting) answer();
  expect(await Promise.all(asked)).toEqual([404, 404, 404, 404]);
  expect(await pack()).toMatchObject({ things: null });
});

it('one address has so many books under way: whoever asks and never reads them fills no memory', async () => {
  const { code, token } = await roomApi.create(server.http, { game: 'spyfall', name: 'Я', face: 'x' });
  const { requests } = server;
  const asEver = requests.request.bind(requests);
  const waiting: (() => void)[] = [];
  requests.request = async (room, request) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return asEver(room, request);
  };
  const headers = { authorization: `Bearer ${token}` };
  const ask = (what: string, method = 'GET'): Promise<number> =>
    fetch(`${server.http}/api/rooms/${code}/${what}`, { headers, method }).then(({ status }) => status);
  const asked = Array.from({ length: lists.ofAddress }, (_, i) => ask(i % 2 === 0 ? 'book' : 'recordings'));
  const forgotten = Array.from({ length: large.ofAddress }, () => ask('book', 'DELETE'));
  await until(() => waiting.length === lists.ofAddress + large.ofAddress, 'as many as may be');
  expect([await ask('book'), await ask('recordings'), await ask('book', 'DELETE')]).toEqual([429, 429, 429]);
  for (const answer of waiting) answer();
  expect(new Set(await Promise.all([...asked, ...forgotten]))).toEqual(new Set([200]));
});
