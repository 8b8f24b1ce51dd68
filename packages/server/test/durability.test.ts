import { join } from 'node:path';
import { roomApi } from '@tasovka/protocol';
import { afterEach, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { ServerNode } from '../kit/node.ts';
import { RecordingPlayer } from '../kit/recordingPlayer.ts';
import { until } from '../kit/testServer.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

let node: ServerNode | null = null;
const players: RecordingPlayer[] = [];
afterEach(async () => {
  for (const player of players.splice(0)) player.close();
  await node?.clear();
});

async function twoPlayers(http: string): Promise<[RecordingPlayer, RecordingPlayer]> {
  const seat = await roomApi.create(http, { game: 'swintus', name: 'Раз', face: 'a' });
  const other = await roomApi.join(http, seat.code, { name: 'Два', face: 'b' });
  const pair: [RecordingPlayer, RecordingPlayer] = [
    new RecordingPlayer(http, seat, 5),
    new RecordingPlayer(http, other, 5),
  ];
  players.push(...pair);
  const [host, guest] = pair;
  await until(() => pair.every(({ connection }) => connection.status === 'open'), 'both');
  await host.connection.table({ kind: 'choose', game: 'swintus', options: { turnMs: 5000, target: 500 } });
  await guest.connection.table({ kind: 'ready', ready: true });
  await host.connection.table({ kind: 'start' });
  return pair;
}

it.each(['normal', 'full'] as const)(
  'kill -9, durability %s: everybody goes on where they were',
  async (durability) => {
    node = await ServerNode.launch({ DURABILITY: durability });
    const pair = await twoPlayers(node.http);
    for (let kills = 1; kills <= 2; kills++) {
      const moves = pair[0].confirmed.length;
      await until(() => pair[0].confirmed.length > moves + 5, 'moves', 20_000);
      await node.stop('SIGKILL');
      await node.start();
    }
    const moves = pair[0].confirmed.length;
    await until(() => pair[0].confirmed.length > moves + 5, 'moves after the last kill', 20_000);
    await node.stop('SIGKILL');
    const store = await openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability });
    expect(audit(pair[0].seat.code, await store.rows(pair[0].seat.code, 1), pair)).toEqual([]);
    await store.close();
  },
);

it('asked to stop, it says so, writes everything and is gone within 5 s; the next one goes on', async () => {
  node = await ServerNode.launch();
  const pair = await twoPlayers(node.http);
  await until(() => pair[0].confirmed.length > 5, 'moves', 20_000);
  const began = performance.now();
  expect(await node.stop('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  await until(() => pair.every(({ notices }) => notices.includes('restarting')), 'the notice');
  await node.start();
  const moves = pair[0].confirmed.length;
  await until(() => pair[0].confirmed.length > moves + 5, 'moves on the next process', 20_000);
  expect(pair.flatMap(({ complaints }) => complaints)).toEqual([]);
});

it('a thinking time that ran goes on running after a crash', async () => {
  node = await ServerNode.launch();
  const pair = await twoPlayers(node.http);
  await until(() => pair[0].confirmed.length > 2, 'moves', 20_000);
  for (const player of pair) player.idle = true;
  await node.stop('SIGKILL');
  await node.start();
  const seen = pair[0].connection.seq as number;
  await until(
    () => pair.some((one) => one.received.some(({ seq, events }) => seq > seen && events.length > 0)),
    'the deadline',
    15_000,
  );
});
