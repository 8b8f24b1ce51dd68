import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peersFolder } from './server/peers.ts';
import { type Outcome, run, type Target, type Task } from './server/run.ts';

const here = import.meta.dirname;
const project = join(here, '../../../..');

const generous = {
  ROOMS_PER_HOUR: '10000000',
  CALLS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  LOG_LEVEL: 'warn',
};

function targets(peers: string | null): Target[] {
  const program = join(project, 'packages/server/bin/server.ts');
  const all: Target[] = [
    { key: 'ws', name: 'plain ws, saves nothing', adapter: 'plain', program: join(here, 'server/peer-ws.mjs') },
    { key: 'ours', name: 'Тасовка', adapter: 'ours', program, env: generous },
    {
      key: 'full',
      name: 'Тасовка, DURABILITY=full',
      adapter: 'ours',
      program,
      env: { ...generous, DURABILITY: 'full' },
    },
  ];
  if (peers) {
    const colyseus = join(here, 'server/peer-colyseus.mjs');
    all.push({
      key: 'colyseus',
      name: 'Colyseus, saves nothing',
      adapter: 'colyseus',
      program: colyseus,
      env: { PEERS: peers },
    });
  }
  return all;
}

const tasks: Readonly<Record<string, Task & { readonly title: string }>> = {
  fast: { title: 'as fast as it goes, 250 rooms', mode: 'closed', rooms: 250, rate: 0, seconds: 5 },
  many: { title: 'a move a second in each of 1,000 rooms', mode: 'open', rooms: 1000, rate: 1000, seconds: 8 },
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The room server against the thinnest there can be and against Colyseus, turn about, with durable appends on. */
export async function benchServer(args: readonly string[]): Promise<number> {
  const rounds = Number(args[0] ?? 3);
  const wanted = args[2]?.split(',');
  const all = targets(peersFolder(console.log)).filter(({ key }) => wanted === undefined || wanted.includes(key));
  const results: Record<string, Record<string, Outcome[]>> = {};
  for (const [name, task] of Object.entries(tasks)) {
    if (args[1] !== undefined && args[1] !== name) continue;
    console.log(`\n${task.title}; medians of ${rounds}, targets turn about`);
    const outcomes: Record<string, Outcome[]> = {};
    results[task.title] = outcomes;
    for (let round = 0; round < rounds; round++) {
      for (const target of all) {
        outcomes[target.name] = [...(outcomes[target.name] ?? []), await run(target, task)];
      }
    }
    const baseline = outcomes[all[0]!.name] as Outcome[];
    for (const [name, list] of Object.entries(outcomes)) console.log(row(name, list, baseline));
  }
  mkdirSync(join(project, 'reports'), { recursive: true });
  writeFileSync(join(project, 'reports/bench-server.json'), `${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

function row(name: string, list: readonly Outcome[], baseline: readonly Outcome[]): string {
  const of = (field: keyof Outcome, all = list): number => median(all.map((one) => one[field]));
  const times = (field: keyof Outcome): string => `×${(of(field) / of(field, baseline)).toFixed(2)}`;
  return [
    name.padEnd(28),
    `${of('movesPerSecond')} moves/s ${times('movesPerSecond')}`.padStart(26),
    `${of('cpuPerMove').toFixed(0)} µs CPU/move ${times('cpuPerMove')}`.padStart(26),
    `p50 ${of('p50').toFixed(2)} ms`.padStart(14),
    `p99 ${of('p99').toFixed(2)} ms ${times('p99')}`.padStart(22),
    `${of('kBPerRoom').toFixed(0)} kB/room ${times('kBPerRoom')}`.padStart(22),
    `update ${of('updateBytes')} B, generator ${(of('generatorCpu') * 100).toFixed(0)} % CPU`,
    `others ${(of('others') * 100).toFixed(0)} % CPU`,
  ].join('  ');
}
