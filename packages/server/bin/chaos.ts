import { join } from 'node:path';
import { enter } from '@tasovka/protocol';
import { audit } from '../kit/audit.ts';
import { Balancer } from '../kit/balancer.ts';
import { ServerNode } from '../kit/node.ts';
import { Postgres, Redis } from '../kit/services.ts';
import { Witness } from '../kit/witness.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Store } from '../src/storage/store.ts';

/**
 * Real processes, rooms of scripted players on all games, and everything that can go wrong. Afterwards the log is
 * read again: no promised move missing, nobody told anything the log does not say, every match ends.
 *   chaos.ts one|three [rooms] [rounds]
 */
const [how = 'one', roomsWanted = '50', rounds = '20'] = process.argv.slice(2);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const say = (text: string): void => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);

const tables = [
  { game: 'swintus', people: 3, options: { turnMs: 3000, target: 8 } },
  { game: 'lol', people: 2, options: { turnMs: 3000, mode: 'blitz' } },
  { game: 'spyfall', people: 3, options: { roundMs: 8000, voteMs: 1500, rounds: 2 } },
];

async function furnish(http: string, i: number): Promise<Witness[]> {
  const { game, people, options } = tables[i % tables.length] as (typeof tables)[number];
  const witnesses: Witness[] = [];
  const first = await enter.create(http, { game, name: `Раз ${i}`, face: 'a' });
  witnesses.push(new Witness(http, first, 40));
  for (let n = 1; n < people; n++) {
    witnesses.push(new Witness(http, await enter.join(http, first.code, { name: `Гость ${n}`, face: 'b' }), 40));
  }
  while (witnesses.some(({ connection }) => connection.status !== 'open')) await wait(5);
  const [host, ...guests] = witnesses as [Witness, ...Witness[]];
  await host.connection.table({ kind: 'choose', game, options });
  for (const guest of guests) await guest.connection.table({ kind: 'ready', ready: true });
  const started = await host.connection.table({ kind: 'start' });
  if (started.t !== 'done') throw new Error(JSON.stringify(started));
  return witnesses;
}

interface Stage {
  readonly http: string;
  readonly open: () => Promise<Store>;
  /** What goes wrong in one round. */
  readonly trouble: (round: number) => Promise<void>;
  readonly clear: () => Promise<void>;
}

async function oneNode(): Promise<Stage> {
  const node = await ServerNode.begin();
  return {
    http: node.http,
    open: () => openSqlite({ file: join(node.folder, 'tasovka.sqlite'), durability: 'normal' }),
    async trouble() {
      await wait(600 + Math.random() * 900);
      await node.stop('SIGKILL');
      await wait(Math.random() * 300);
      await node.start();
    },
    clear: () => node.clear(),
  };
}

async function threeNodes(): Promise<Stage> {
  const [postgres, redis] = await Promise.all([Postgres.begin(), Redis.begin()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const nodes = await Promise.all([1, 2, 3].map(() => ServerNode.begin(env)));
  const balancer = await Balancer.begin(nodes.map(({ port }) => port));
  const any = (): ServerNode => nodes[Math.floor(Math.random() * nodes.length)] as ServerNode;
  const troubles: readonly [string, () => Promise<void>][] = [
    [
      'kill -9 of a node',
      async () => {
        const node = any();
        await node.stop('SIGKILL');
        await wait(2000);
        await node.start();
      },
    ],
    [
      'an owner stands still for 10 s and wakes up',
      async () => {
        const node = any();
        node.signal('SIGSTOP');
        await wait(10_000);
        node.signal('SIGCONT');
      },
    ],
    ['Redis is killed and forgets', () => redis.restart().then(() => {})],
    ['PostgreSQL restarts', () => postgres.restart().then(() => {})],
    [
      'a node is asked to stop',
      async () => {
        const node = any();
        await node.stop('SIGTERM');
        await node.start();
      },
    ],
  ];
  return {
    http: balancer.http,
    open: () => openPostgres(postgres.url, () => {}),
    async trouble(round) {
      const [name, happen] = troubles[round % troubles.length] as (typeof troubles)[number];
      say(name);
      await happen();
      await wait(2000 + Math.random() * 1000);
    },
    async clear() {
      balancer.close();
      await Promise.all(nodes.map((node) => node.clear()));
      await Promise.all([postgres.clear(), redis.clear()]);
    },
  };
}

const stage = how === 'one' ? await oneNode() : await threeNodes();
const rooms: Witness[][] = [];
for (let i = 0; i < Number(roomsWanted); i++) rooms.push(await furnish(stage.http, i));
const all = rooms.flat();
say(`${rooms.length} rooms, ${all.length} players`);
const promised = (): number => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
for (let round = 0; round < Number(rounds); round++) {
  const before = promised();
  await stage.trouble(round);
  // Trouble is only worth something while people play.
  const patience = performance.now() + 15_000;
  while (promised() < before + 2 * rooms.length && performance.now() < patience) await wait(50);
  const now = promised();
  if (round % 5 === 4 || how === 'three') say(`round ${round + 1}: ${now - before} more moves promised, ${now} in all`);
}
for (const witness of all) witness.goOn = false;
const end = performance.now() + 240_000;
while (performance.now() < end && !all.every(({ isOver }) => isOver)) await wait(100);
const unfinished = rooms.filter((room) => !room.every(({ isOver }) => isOver));
await wait(500);
const store = await stage.open();
const faults = (await Promise.all(rooms.map((room) => audit(store, room[0]!.entered.code, room)))).flat();
await store.close();
for (const { entered, connection } of unfinished.map((room) => room[0]!)) {
  const { table, match } = connection.shown ?? {};
  const where = JSON.stringify({ seq: connection.seq, round: match?.view.round, phase: match?.view.phase });
  faults.push(
    `${entered.code}: the match of ${table?.game} did not end: ${where} ${JSON.stringify(match?.offers).slice(0, 300)}`,
  );
}
for (const witness of all) witness.close();
await stage.clear();
const moves = all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
const reconnects = all.reduce((sum, witness) => sum + witness.reconnects, 0);
say(`${rounds} rounds of trouble, ${moves} promised moves, ${reconnects} reconnections, ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
