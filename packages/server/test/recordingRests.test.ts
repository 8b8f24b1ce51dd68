import { expect, it } from 'vitest';
import { playRandomMatch } from '../kit/randomMatch.ts';
import { allGames } from '../src/games.ts';
import { Recordings } from '../src/rooms/recordings/recordings.ts';
import type { Room } from '../src/rooms/room.ts';
import type { Store } from '../src/storage/store.ts';

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
  const [began, before] = [performance.now(), process.cpuUsage()];
  const isDone = new Promise<number>((noteRecorded) => {
    const room = {
      code: 'AAAAA',
      state: { unrecorded: { finished: [finished] } },
      log: { whenDurable: async () => true },
    };
    recordings.enqueue({ ...room, noteRecorded } as unknown as Room);
  });
  expect(await isDone).toBe(finished.match);
  const { user, system } = process.cpuUsage(before);
  recordings.close();
  expect(kept).toHaveLength(1);
  // A busy machine makes it wait longer, never work more; the rows after the last rest have none of their own.
  expect((performance.now() - began) / ((user + system) / 1000)).toBeGreaterThan(6);
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
