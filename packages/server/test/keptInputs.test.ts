import { type Json, Table } from '@tasovka/kernel';
import { jsonEqual } from '@tasovka/protocol';
import { expect, it } from 'vitest';
import { playRandomMatch, type RandomMatch } from '../kit/randomMatch.ts';
import { allGames } from '../src/games.ts';
import { rewind } from '../src/rooms/recordings/keptInputs.ts';
import { momentOf } from '../src/rooms/recordings/playOn.ts';
import { type MadeRecording, recordMatch } from '../src/rooms/recordings/recordMatch.ts';

const games = { games: allGames, firstGame: 'swintus' };

const record = (match: RandomMatch) =>
  recordMatch(
    {
      history: async (_room, _after, upTo) => ({ snapshot: null, tail: match.rows.filter(({ seq }) => seq <= upTo!) }),
    },
    'AAAAA',
    match.finished,
    games,
    async () => {},
  ) as Promise<MadeRecording>;

const stored = ({ inputs, about, body }: MadeRecording) => ({
  id: 'recording',
  room: 'AAAAA',
  match: 1,
  access: 'players',
  about: JSON.stringify(about),
  body,
  inputs,
  deal: 'deal',
});

for (const [game, seats, options] of [
  ['swintus', 4, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 12 }],
  ['lol', 3, { mode: 'blitz' }],
  ['spyfall', 5, { rounds: 2, roundMs: 60_000 }],
] as const) {
  it(`${game}: from any moment the match is dealt exactly as it was, with its luck and its clocks`, async () => {
    const match = playRandomMatch(game, seats, options as unknown as Json, `on ${game}`);
    const made = await record(match);
    const told = match.told.get('open')!;
    for (let i = 0; i < told.length; i += Math.ceil(told.length / 12)) {
      const { n, moment } = told[i]!;
      const { table } = (await rewind(made.inputs!, n, games))!;
      expect(jsonEqual(table.match!.view('judge') as Json, moment.view)).toBe(true);

      const dealt = await momentOf(stored(made), n, games);
      if ('reason' in dealt) throw new Error(dealt.reason);
      const other = new Table(allGames, 'swintus');
      const seated = Array.from({ length: seats }, (_, seat) => `n${seat}`);
      for (const id of seated) other.take({ kind: 'join', id, name: id, face: 'pig', watching: true }, 5);
      other.take({ kind: 'start', seed: '', by: 'n0', from: { ...dealt, seated } }, 5000);
      expect(other.match!.view(1)).toEqual(table.match!.view(1));
      expect(other.data).toMatchObject({ game, pausedAt: 5000, seated });
      other.take({ kind: 'pause', paused: false, by: 'n0' }, 9000);
      expect(other.matchTime(9000)).toBe(table.match!.now);
      // The same inputs lead to the same end: chance goes on as it would have.
      const again = Table.restore(allGames, other.save());
      expect(again.match!.save()).toBe(other.match!.save());
    }
    expect(await momentOf(stored(made), told.at(-1)!.n, games)).toEqual({ reason: 'not-playing' });
  });
}

it('one match at a time is played again, whoever asks', async () => {
  const { inputs } = await record(playRandomMatch('lol', 3, { mode: 'blitz' }, 'at once'));
  const order: number[] = [];
  const rewinds = [1, 2, 3].map((asker) => rewind(inputs!, 100, games, () => order.push(asker)));
  for (const rewound of await Promise.all(rewinds)) expect(rewound).not.toBeNull();
  expect(order.length).toBeGreaterThan(150);
  expect(order).toEqual(order.toSorted());
  await expect(rewind('nonsense', 1, games)).rejects.toThrow();
  expect(await rewind(inputs!, 1, games)).not.toBeNull();
});

it('other rules do not go on with it', async () => {
  const made = await record(playRandomMatch('lol', 3, { mode: 'blitz' }, 'other rules'));
  const newer = { ...allGames, lol: { ...allGames.lol!, rulesVersion: allGames.lol!.rulesVersion + 1 } };
  expect(await momentOf(stored(made), 3, { ...games, games: newer })).toEqual({ reason: 'cannot-go-on' });
  expect(await momentOf({ ...stored(made), inputs: null }, 3, games)).toEqual({ reason: 'cannot-go-on' });
});
