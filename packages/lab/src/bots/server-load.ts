import type { JsonObject } from '@tasovka/kernel';
import { connect, type RoomConnection, roomApi } from '@tasovka/protocol';
import { generous, ourServer, Program, wait } from '../bench/server/program.ts';
import type { Figure } from './result-store.ts';

const tables = 200;
const bots = 4;
const seconds = 60;
/** Until everybody has begun, and what is called often is compiled. */
const warmUp = 10_000;

interface Play {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly options: JsonObject;
}

/** Nobody gets so far within the time: all play to the end of it. */
const target = 1000;
const plays: readonly Play[] = [
  { id: 'base', title: '«Свинтус», base deck', game: 'swintus', options: { target } },
  {
    id: 'all',
    title: '«Свинтус», all sets',
    game: 'swintus',
    options: { target, sets: ['etiquette', 'zombie', 'moles'] },
  },
  { id: 'lol', title: '«ЛОЛ!»', game: 'lol', options: {} },
  { id: 'spyfall', title: '«Шпион»', game: 'spyfall', options: {} },
];

/** What many tables of strong bots take of the real server, storage and sockets included, at the pace of people. */
export async function measureTables(
  { only }: { readonly only: readonly string[] },
  note: (id: string, figure: Figure) => void,
): Promise<void> {
  for (const play of plays.filter(({ id }) => only.some((start) => id.startsWith(start)))) {
    const cores = await coresFor(play);
    note(`${play.id}/tables`, {
      arena: play.title,
      what: `${tables} tables of four strong on one server, at human pace`,
      found: `${cores.toFixed(2)} cores`,
      goal: 'under 1 core',
      met: cores < 1,
    });
  }
}

async function coresFor(play: Play): Promise<number> {
  const server = await Program.start(ourServer, generous);
  const onlookers: RoomConnection[] = [];
  try {
    for (let table = 0; table < tables; table++) onlookers.push(await openTable(server.port, play));
    await wait(warmUp);
    const [cpu, began] = [server.cpuSeconds, performance.now()];
    await wait(seconds * 1000);
    const cores = (server.cpuSeconds - cpu) / ((performance.now() - began) / 1000);
    const idle = onlookers.filter(({ view }) => view?.match?.view.over !== false).length;
    if (idle > 0) throw new Error(`${idle} of ${tables} tables stopped playing`);
    return cores;
  } finally {
    for (const onlooker of onlookers) onlooker.close();
    await server.stop();
  }
}

/** A table of bots; its host looks on. */
async function openTable(port: number, { game, options }: Play): Promise<RoomConnection> {
  const { code, token } = await roomApi.create(`http://127.0.0.1:${port}`, { game, name: 'Зритель', face: 'cat' });
  const host = connect({ url: `ws://127.0.0.1:${port}/socket`, room: code, token });
  while (host.view === null) await wait(5);
  const requests = [
    { kind: 'choose', game, options } as const,
    { kind: 'watch', watching: true } as const,
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'strong' }) as const),
    { kind: 'start' } as const,
  ];
  for (const request of requests) {
    const answer = await host.table(request);
    if (answer.t !== 'done') throw new Error(`${request.kind}: ${JSON.stringify(answer)}`);
  }
  return host;
}
