import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './measure.ts';
import { peersFolder } from './server/peers.ts';
import { generous, ourServer, unrecordedServer } from './server/program.ts';
import { type Outcome, Side, type Target, type Task } from './server/side.ts';

const here = import.meta.dirname;
const project = join(here, '../../../..');

function targets(peers: string | null): Target[] {
  const program = ourServer;
  const flags = flagsOfStart();
  const ws = join(here, 'server/peer-ws.mjs');
  const colyseus = join(here, 'server/peer-colyseus.mjs');
  const patient = { ...generous, TABLE_REQUESTS_PER_HOUR: '10000000' };
  const toy = { GAME: 'toy' };
  const all: Target[] = [
    { key: 'ws', name: 'plain ws, same game', adapter: 'plain', program: ws },
    { key: 'ws-toy', name: 'plain ws, toy game', adapter: 'plainToy', program: ws, env: toy },
    { key: 'ours', name: 'Тасовка', adapter: 'ours', program, flags, env: generous },
    { key: 'unflagged', name: 'Тасовка, no flags of Node', adapter: 'ours', program, env: generous },
    {
      key: 'full',
      name: 'Тасовка, DURABILITY=full',
      adapter: 'ours',
      program,
      flags,
      env: { ...generous, DURABILITY: 'full' },
    },
    // Match after match, all of them recorded, or none.
    {
      key: 'unrecorded',
      name: 'short matches, no replays',
      adapter: 'oursShort',
      program: unrecordedServer,
      flags,
      env: patient,
    },
    { key: 'recorded', name: 'short matches, recorded', adapter: 'oursShort', program, flags, env: patient },
  ];
  if (!peers) return all;
  const env = { PEERS: peers };
  return [
    ...all,
    { key: 'colyseus', name: 'Colyseus, same game', adapter: 'colyseus', program: colyseus, env },
    {
      key: 'colyseus-toy',
      name: 'Colyseus, toy game',
      adapter: 'colyseusToy',
      program: colyseus,
      env: { ...env, ...toy },
    },
  ];
}

const tasks: Readonly<Record<string, Task & { readonly title: string; readonly rounds: number }>> = {
  fast: { title: 'as fast as it goes, 250 rooms', rooms: 250, rate: null, seconds: 2, rounds: 10 },
  // Long enough for a full garbage collection, which comes every ten to twenty seconds: every server gets some of them.
  many: { title: 'a move a second in each of 1,000 rooms', rooms: 1000, rate: 1000, seconds: 24, rounds: 3 },
};

/** What `npm start` gives to Node: the server is measured as people run it. */
function flagsOfStart(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--') && word !== '--import');
}

/**
 * The room server, with durable appends on, against the thinnest there can be and against Colyseus, which save nothing:
 * under the same load, «Свинтус» by the same rules, and as they are with a toy game. All stand side by side and play in
 * short slices in turn: a machine shared with others is now fast, now slow, and neighbours see the same of it.
 */
export async function benchServer(args: readonly string[]): Promise<number> {
  const wanted = args[2]?.split(',');
  const needsPeers = !wanted || wanted.some((key) => key.startsWith('colyseus'));
  const peers = needsPeers ? peersFolder(console.log) : null;
  const all = targets(peers).filter(({ key }) => wanted === undefined || wanted.includes(key));
  const results: Record<string, Record<string, Outcome[]>> = {};
  for (const [name, task] of Object.entries(tasks)) {
    if (args[1] !== undefined && args[1] !== name) continue;
    const rounds = Number(args[0] ?? task.rounds);
    console.log(`\n${task.title}; medians of ${rounds} slices of ${task.seconds} s, interleaved`);
    const outcomes = await interleaved(all, task, rounds);
    results[task.title] = outcomes;
    const [baseline = []] = Object.values(outcomes);
    for (const [name, list] of Object.entries(outcomes)) console.log(row(name, list, baseline));
    const cost = recordingCost(all, outcomes);
    if (cost !== null) console.log(`recording costs ${(100 * cost).toFixed(1)} % of the moves a second (goal: 5 %)`);
  }
  mkdirSync(join(project, 'reports'), { recursive: true });
  writeFileSync(join(project, 'reports/bench-server.json'), `${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

/** What is lost of the moves a second to those of the same round without recordings; null where not both are measured. */
function recordingCost(targets: readonly Target[], outcomes: Record<string, readonly Outcome[]>): number | null {
  const of = (key: string) => outcomes[targets.find((one) => one.key === key)?.name ?? ''];
  const [without, recorded] = [of('unrecorded'), of('recorded')];
  if (!without || !recorded) return null;
  return (
    1 - median(recorded.map(({ movesPerSecond }, i) => movesPerSecond / (without[i]?.movesPerSecond ?? Number.NaN)))
  );
}

async function interleaved(targets: readonly Target[], task: Task, rounds: number): Promise<Record<string, Outcome[]>> {
  const sides: Side[] = [];
  const outcomes: Record<string, Outcome[]> = {};
  try {
    for (const target of targets) sides.push(await Side.start(target, task));
    for (let round = 0; round < rounds; round++) {
      for (const side of sides) {
        outcomes[side.name] = [...(outcomes[side.name] ?? []), await side.slice(task.seconds)];
      }
    }
    return outcomes;
  } finally {
    for (const side of sides) await side.stop();
  }
}

function row(name: string, list: readonly Outcome[], baseline: readonly Outcome[]): string {
  const of = (field: keyof Outcome, all = list): number => median(all.map((one) => one[field]));
  const times = (field: keyof Outcome): string =>
    `×${median(list.map((one, i) => one[field] / (baseline[i]?.[field] ?? Number.NaN))).toFixed(2)}`;
  return [
    name.padEnd(28),
    `${of('movesPerSecond').toFixed(0)} moves/s ${times('movesPerSecond')}`.padStart(26),
    `${of('cpuPerMove').toFixed(0)} µs CPU/move ${times('cpuPerMove')}`.padStart(26),
    `p50 ${of('p50').toFixed(2)} ms`.padStart(14),
    `p99 ${of('p99').toFixed(2)} ms ${times('p99')}`.padStart(22),
    `${of('kBPerRoom').toFixed(0)} kB/room ${times('kBPerRoom')}`.padStart(22),
    `playing ${of('kBPlaying').toFixed(0)} ${times('kBPlaying')}`.padStart(18),
    `update ${of('updateBytes').toFixed(0)} B, generator ${(of('generatorCpu') * 100).toFixed(0)} % CPU`,
    `others ${(of('others') * 100).toFixed(0)} % CPU`,
  ].join('  ');
}
