import { afterEach, expect, it, vi } from 'vitest';
import { playRandomMatch } from '../kit/randomMatch.ts';
import { allGames } from '../src/games.ts';
import { Recordings } from '../src/rooms/recordings/recordings.ts';
import type { Room } from '../src/rooms/room.ts';
import type { Store } from '../src/storage/store.ts';

afterEach(() => void vi.restoreAllMocks());

it('rests far longer than it works, so that those who play have the node', async () => {
  const { rows, finished } = playRandomMatch('swintus', 4, { target: 2 }, 'rests');
  const kept: unknown[] = [];
  const store = {
    recordings: async () => [],
    history: async () => ({ snapshot: null, tail: rows.slice(0, finished.to) }),
    putInBook: async () => {},
    addRecording: async (recording: unknown) => void kept.push(recording),
  } as unknown as Store;
  const recordings = new Recordings(
    store,
    { games: allGames, firstGame: 'swintus' },
    console as never,
    async () => true,
  );
  // Whatever is done between two looks at the clock takes one millisecond: how busy this machine is does not matter.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ++clock);
  const rests: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((goOn: () => void, ms: number) => {
    rests.push(ms);
    setImmediate(goOn);
    return { unref() {} };
  }) as never);
  const isDone = new Promise<number>((noteRecorded) => {
    const room = {
      code: 'AAAAA',
      state: { unrecorded: { finished: [finished] } },
      log: { whenDurable: async () => true },
    };
    recordings.enqueue({ ...room, noteRecorded } as unknown as Room);
  });
  expect(await isDone).toBe(finished.match);
  recordings.close();
  expect(kept).toHaveLength(1);
  expect(rests.length).toBeGreaterThanOrEqual(Math.floor(finished.to / 20));
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(10);
});

it.each(['recordings', 'history', 'putInBook', 'addRecording'] as const)(
  'a storage that fails for a moment at %s costs no match its recording',
  async (step) => {
    const { rows, finished } = playRandomMatch('swintus', 2, { target: 2 }, 'fails');
    const kept: unknown[] = [];
    const working = {
      recordings: async () => [],
      history: async () => ({ snapshot: null, tail: rows.slice(0, finished.to) }),
      putInBook: async () => {},
      addRecording: async (recording: unknown) => void kept.push(recording),
    };
    const store = { ...working, [step]: () => Promise.reject(new Error('no connection')) };
    const games = { games: allGames, firstGame: 'swintus' };
    const told: string[] = [];
    const log = { warn: (_: unknown, line: string) => told.push(line) } as never;
    const recordings = new Recordings(store as unknown as Store, games, log, async () => true);
    await recordings.makeNow('AAAAA', [finished]);
    expect(kept).toEqual([]);
    Object.assign(store, working);
    await recordings.makeNow('AAAAA', [finished]);
    recordings.close();
    expect(kept).toHaveLength(1);
    expect(told).toEqual(['no recording yet']);
  },
);
