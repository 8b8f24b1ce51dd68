import { createHash } from 'node:crypto';
import type { Store } from '../../src/storage/store.ts';
import { audit, auditSnapshots } from '../audit.ts';
import { LogRecorder } from '../logRecorder.ts';
import type { RecordingPlayer } from '../recordingPlayer.ts';
import { SimulatedCluster } from './simulatedCluster.ts';
import { SimulatedTime } from './time.ts';
import { type Trouble, troubles } from './troubles.ts';

export interface SimulationReport {
  readonly troubles: readonly string[];
  readonly confirmed: number;
  readonly received: number;
  readonly reconnects: number;
  readonly faults: readonly string[];
  /** Equal for equal runs: of everything that everybody received and had confirmed. */
  readonly digest: string;
}

const tables = [
  { game: 'swintus', people: 3, options: { turnMs: 2000, target: 5 } },
  { game: 'lol', people: 2, options: { turnMs: 2000, mode: 'blitz' } },
  { game: 'spyfall', people: 3, options: { roundMs: 4000, voteMs: 800, rounds: 2 } },
] as const;

const nodes = 3;
const paceMs = 150;
/** Once everything works again, everybody must be back and all matches over by then. */
const endMs = 900_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const below = (n: number): number => Math.floor(Math.random() * n);

/** One table of people on a cluster where things go wrong, by a seed; afterwards every promise is audited. */
export function simulateCluster(seed: string, store: Store, say: (line: string) => void = () => {}) {
  return SimulatedTime.within(seed, (time) => run(new SimulatedCluster(time, store), store, time, say));
}

async function run(
  cluster: SimulatedCluster,
  store: Store,
  time: SimulatedTime,
  say: (line: string) => void,
): Promise<SimulationReport> {
  const tell = (line: string): void => say(`${(performance.now() / 1000).toFixed(3).padStart(8)} s  ${line}`);
  for (let place = 0; place < nodes; place++) await cluster.start(place);
  const { game, people, options } = tables[below(tables.length)] as (typeof tables)[number];
  const seats = await cluster.newTable(game, people);
  const players = seats.map((seat) => cluster.player(seat, paceMs));
  const [host, ...guests] = players as [RecordingPlayer, ...RecordingPlayer[]];
  await until(() => players.every(({ connection }) => connection.status === 'open'));
  await host.connection.table({ kind: 'choose', game, options });
  for (const guest of guests) await guest.connection.table({ kind: 'ready', ready: true });
  await host.connection.table({ kind: 'start' });
  tell(`${game}, ${people} people`);
  const { code } = host.seat;
  const stored = time.outside(store);
  const recorder = new LogRecorder(stored);
  recorder.watch(code);

  const planned = Array.from({ length: 1 + below(6) }, () => ({
    at: below(15_000),
    trouble: troubles[below(troubles.length)] as Trouble,
  }));
  await Promise.all(
    planned.map(async ({ at, trouble }) => {
      await wait(at);
      tell(trouble.name);
      await trouble.run(cluster);
      tell(`${trouble.name}: over`);
    }),
  );
  for (const player of players) player.playsRematches = false;
  const isBack = await until(() => players.every(({ isOver }) => isOver), endMs);
  const faults = isBack ? [] : players.map(whereItIs);
  for (const player of players) player.idle = true;
  // What is under way arrives.
  await wait(3000);
  const rows = await recorder.rows(code);
  await recorder.stop();
  faults.push(...audit(code, rows, players, await stored.results(code)), ...cluster.unexpected);
  // A log with faults gives no room to compare with.
  if (faults.length === 0) faults.push(...(await auditSnapshots(code, rows, stored)));
  for (const player of players) player.close();
  for (const node of cluster.nodes) if (!node.host.isDead) await cluster.stop(node);
  const seen = players.map(({ received, confirmed }) => [received, confirmed]);
  tell(`${faults.length} faults`);
  return {
    troubles: planned.map(({ trouble }) => trouble.name),
    confirmed: players.reduce((sum, { confirmed }) => sum + confirmed.length, 0),
    received: players.reduce((sum, { received }) => sum + received.length, 0),
    reconnects: players.reduce((sum, { reconnects }) => sum + reconnects, 0),
    faults,
    digest: createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16),
  };
}

async function until(test: () => boolean, ms = 30_000): Promise<boolean> {
  const end = performance.now() + ms;
  while (!test() && performance.now() < end) await wait(50);
  return test();
}

const whereItIs = ({ guest, isOver, connection: { status, seq }, notices }: RecordingPlayer): string =>
  `${guest} did not come to an end: ${JSON.stringify({ isOver, status, seq, notices: notices.slice(-2) })}`;
