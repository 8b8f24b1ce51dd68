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
