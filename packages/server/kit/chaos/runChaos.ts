import { audit } from '../audit.ts';
import type { RecordingPlayer } from '../recordingPlayer.ts';
import { startTable } from './startTable.ts';
import { type Disruption, type TestCluster, wait } from './testCluster.ts';

export interface ChaosReport {
  readonly confirmed: number;
  readonly received: number;
  readonly reconnects: number;
  readonly matches: number;
  readonly faults: readonly string[];
}

/** After any trouble every room must be heard of again within this, on a machine that does many other things. */
const standstillMs = 30_000;
/** No match of the tables takes as long when its people play. */
const endMs = 120_000;

/**
 * Rooms of scripted players, and everything that can go wrong. Afterwards the log is read again: no promise broken,
 * nobody told anything the log does not say, every match at its end.
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
  const faults: string[] = [];
  const promised = (): number => all.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  for (let round = 0; round < rounds; round++) {
    const disruption = cluster.disruptions[round % cluster.disruptions.length] as Disruption;
    const before = promised();
    await disruption.run();
    const silent = await silentAfter(parties);
    faults.push(...silent.map((who) => `${who} heard nothing for ${standstillMs} ms after ${disruption.name}`));
    say([`${round + 1}. ${disruption.name}: ${promised() - before} more confirmed`, ...silent].join('\n'));
  }
  for (const player of all) player.playsRematches = false;
  const unfinished = await neverEnding(parties);
  say('all matches are over, the log is read again');
  faults.push(...unfinished.map((room) => `${codeOf(room)}: the match did not end: ${whereItIs(room)}`));
  for (const player of all) player.idle = true;
  // What is under way arrives.
  await wait(500);
  faults.push(...(await auditAll(cluster, parties)), ...cluster.unexpectedErrors());
  for (const player of all) player.close();
  return {
    confirmed: promised(),
    received: all.reduce((sum, { received }) => sum + received.length, 0),
    reconnects: all.reduce((sum, { received }) => sum + received.filter(({ isWelcome }) => isWelcome).length - 1, 0),
    matches: parties.reduce((sum, [host]) => sum + (host?.connection.view?.table.matches ?? 0), 0),
    faults,
  };
}

const codeOf = ([host]: readonly RecordingPlayer[]): string => host?.seat.code ?? '';

/** A few at a time: as people come. */
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

/** Waits until everybody in every room has heard of it again; who has not, and what they were last told. */
async function silentAfter(parties: readonly RecordingPlayer[][]): Promise<string[]> {
  const heard = new Map(parties.flat().map((player) => [player, player.received.length]));
  const isSilent = (room: readonly RecordingPlayer[]): boolean =>
    room.some((player) => player.received.length === heard.get(player));
  const silent = (await remaining(parties, isSilent, standstillMs)).flat();
  return silent
    .filter((player) => player.received.length === heard.get(player))
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
  const { view: shown, seq, status } = host?.connection ?? {};
  const { game } = shown?.table ?? {};
  const { view, offers } = shown?.match ?? {};
  return JSON.stringify({ game, seq, status, round: view?.round, phase: view?.phase, offers }).slice(0, 400);
}

async function auditAll(cluster: TestCluster, parties: readonly RecordingPlayer[][]): Promise<string[]> {
  const store = await cluster.open();
  const faults: string[] = [];
  for (const room of parties) {
    const code = codeOf(room);
    faults.push(...audit(code, await store.rows(code, 1), room, await store.results(code)));
  }
  await store.close();
  return faults;
}
