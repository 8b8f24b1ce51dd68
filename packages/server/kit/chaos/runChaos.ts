import type { Row, Store } from '../../src/storage/store.ts';
import { audit, auditSnapshots } from '../audit.ts';
import { LogRecorder } from '../logRecorder.ts';
import type { RecordingPlayer } from '../recordingPlayer.ts';
import { startTable } from './startTable.ts';
import { type Disruption, type TestCluster, wait } from './testCluster.ts';

export interface ChaosReport {
  readonly confirmed: number;
  readonly received: number;
  readonly reconnects: number;
  readonly matches: number;
  /** Rows of all logs, and how many of them were still stored at the end. */
  readonly rows: number;
  readonly rowsKept: number;
  readonly faults: readonly string[];
}

/** After any disruption every player must receive something within this, also on a busy machine. */
const standstillMs = 30_000;
/** No match of these tables takes this long. */
const endMs = 120_000;

/**
 * Rooms of scripted players, and everything that can go wrong. Afterwards the logs are audited: everything confirmed is
 * there, nobody received anything else, and every match has ended.
 */
export async function runChaos(
  cluster: TestCluster,
  rooms: number,
  rounds: number,
  say: (text: string) => void,
): Promise<ChaosReport> {
  const parties = await startTables(cluster.http, rooms);
  const all = parties.flat();
  say(`${parties.length} rooms, ${all.length} players`);
  const store = await cluster.open();
  const recorder = new LogRecorder(store);
  for (const room of parties) recorder.watch(codeOf(room));
  const faults: string[] = [];
  const promised = (): number => all.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  for (let round = 0; round < rounds; round++) {
    const disruption = cluster.disruptions[round % cluster.disruptions.length] as Disruption;
    const before = promised();
    await disruption.run();
    const silent = await silentAfter(parties);
    faults.push(...silent.map((who) => `${who} received nothing for ${standstillMs} ms after ${disruption.name}`));
    say([`${round + 1}. ${disruption.name}: ${promised() - before} more confirmed`, ...silent].join('\n'));
  }
  for (const player of all) player.playsRematches = false;
  const unfinished = await neverEnding(parties);
  say('all matches are over, the logs are audited');
  faults.push(...unfinished.map((room) => `${codeOf(room)}: the match did not end: ${whereItIs(room)}`));
  for (const player of all) player.idle = true;
  // Messages under way arrive.
  await wait(500);
  faults.push(...(await auditAll(store, recorder, parties)), ...cluster.unexpectedErrors());
  const count = async (rows: (code: string) => Promise<readonly Row[]>): Promise<number> =>
    (await Promise.all(parties.map(async (room) => (await rows(codeOf(room))).length))).reduce((a, b) => a + b, 0);
  const rows = await count((code) => recorder.rows(code));
  const rowsKept = await count((code) => store.rows(code, 1));
  await recorder.stop();
  await store.close();
  for (const player of all) player.close();
  return {
    confirmed: promised(),
    received: all.reduce((sum, { received }) => sum + received.length, 0),
    reconnects: all.reduce((sum, { received }) => sum + received.filter(({ isWelcome }) => isWelcome).length - 1, 0),
    matches: parties.reduce((sum, [host]) => sum + (host?.connection.view?.table.matches ?? 0), 0),
    rows,
    rowsKept,
    faults,
  };
}

const codeOf = ([host]: readonly RecordingPlayer[]): string => host?.seat.code ?? '';

/** A few at a time, as people come. */
async function startTables(http: string, rooms: number): Promise<RecordingPlayer[][]> {
  const parties: RecordingPlayer[][] = [];
  let next = 0;
  const furnisher = async (): Promise<void> => {
    while (next < rooms) {
      const i = next++;
      parties[i] = await startTable(http, i);
    }
  };
  await Promise.all(Array.from({ length: 8 }, furnisher));
  return parties;
}

/** Waits until every player has received something; returns those who have not, and their last notices. */
async function silentAfter(parties: readonly RecordingPlayer[][]): Promise<string[]> {
  const before = new Map(parties.flat().map((player) => [player, player.received.length]));
  const isSilent = (room: readonly RecordingPlayer[]): boolean =>
    room.some((player) => player.received.length === before.get(player));
  const silent = (await remaining(parties, isSilent, standstillMs)).flat();
  return silent
    .filter((player) => player.received.length === before.get(player))
    .map(({ seat: { code }, guest, connection: { status, seq }, notices, complaints }) => {
      return `${code}: ${guest} (${status} at ${seq}, ${[...notices.slice(-2), ...complaints].join(', ')})`;
    });
}

const neverEnding = (parties: readonly RecordingPlayer[][]): Promise<RecordingPlayer[][]> =>
  remaining(parties, (room) => !room.every(({ isOver }) => isOver), endMs);

async function remaining(
  parties: readonly RecordingPlayer[][],
  isWaitedFor: (room: readonly RecordingPlayer[]) => boolean,
  ms: number,
): Promise<RecordingPlayer[][]> {
  const end = performance.now() + ms;
  let left = parties.filter(isWaitedFor);
  while (left.length > 0 && performance.now() < end) {
    await wait(20);
    left = left.filter(isWaitedFor);
  }
  return left;
}

function whereItIs([host]: readonly RecordingPlayer[]): string {
  const { view: roomView, seq, status } = host?.connection ?? {};
  const { game } = roomView?.table ?? {};
  const { view, offers } = roomView?.match ?? {};
  return JSON.stringify({ game, seq, status, round: view?.round, phase: view?.phase, offers }).slice(0, 400);
}

async function auditAll(store: Store, recorder: LogRecorder, parties: readonly RecordingPlayer[][]): Promise<string[]> {
  const faults: string[] = [];
  for (const room of parties) {
    const code = codeOf(room);
    const rows = await recorder.rows(code);
    faults.push(...audit(code, rows, room, await store.results(code)), ...(await auditSnapshots(code, rows, store)));
  }
  return faults;
}
