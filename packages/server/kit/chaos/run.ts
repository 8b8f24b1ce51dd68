import { audit } from '../audit.ts';
import type { Witness } from '../witness.ts';
import { type Stage, type Trouble, wait } from './stage.ts';
import { furnish } from './tables.ts';

export interface ChaosReport {
  readonly promises: number;
  readonly tellings: number;
  readonly returns: number;
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
export async function chaos(
  stage: Stage,
  rooms: number,
  rounds: number,
  say: (text: string) => void,
): Promise<ChaosReport> {
  const parties = await furnishAll(stage.http, rooms);
  const all = parties.flat();
  say(`${parties.length} rooms, ${all.length} players`);
  const faults: string[] = [];
  const promised = (): number => all.reduce((sum, { promises }) => sum + promises.length, 0);
  for (let round = 0; round < rounds; round++) {
    const trouble = stage.troubles[round % stage.troubles.length] as Trouble;
    const before = promised();
    await trouble.happen();
    const silent = await silentAfter(parties);
    faults.push(...silent.map((who) => `${who} heard nothing for ${standstillMs} ms after ${trouble.name}`));
    say([`${round + 1}. ${trouble.name}: ${promised() - before} more promises`, ...silent].join('\n'));
  }
  for (const witness of all) witness.goOn = false;
  const unfinished = await neverEnding(parties);
  say('all matches are over, the log is read again');
  faults.push(...unfinished.map((room) => `${codeOf(room)}: the match did not end: ${whereItIs(room)}`));
  for (const witness of all) witness.idle = true;
  // What is under way arrives.
  await wait(500);
  faults.push(...(await auditAll(stage, parties)), ...stage.mishaps());
  for (const witness of all) witness.close();
  return {
    promises: promised(),
    tellings: all.reduce((sum, { tellings }) => sum + tellings.length, 0),
    returns: all.reduce((sum, { tellings }) => sum + tellings.filter(({ anew }) => anew).length - 1, 0),
    matches: parties.reduce((sum, [host]) => sum + (host?.connection.shown?.table.matches ?? 0), 0),
    faults,
  };
}

const codeOf = ([host]: readonly Witness[]): string => host?.entered.code ?? '';

/** A few at a time: as people come. */
async function furnishAll(http: string, rooms: number): Promise<Witness[][]> {
  const parties: Witness[][] = [];
  let next = 0;
  const furnisher = async (): Promise<void> => {
    while (next < rooms) {
      const i = next++;
      parties[i] = await furnish(http, i);
    }
  };
  await Promise.all(Array.from({ length: 8 }, furnisher));
  return parties;
}

/** Waits until everybody in every room has heard of it again; who has not, and what they were last told. */
async function silentAfter(parties: readonly Witness[][]): Promise<string[]> {
  const heard = new Map(parties.flat().map((witness) => [witness, witness.tellings.length]));
  const isSilent = (room: readonly Witness[]): boolean =>
    room.some((witness) => witness.tellings.length === heard.get(witness));
  const silent = (await remaining(parties, isSilent, standstillMs)).flat();
  return silent
    .filter((witness) => witness.tellings.length === heard.get(witness))
    .map(({ entered: { code }, guest, connection: { status, seq }, notices, complaints }) => {
      return `${code}: ${guest} (${status} at ${seq}, ${[...notices.slice(-2), ...complaints].join(', ')})`;
    });
}

const neverEnding = (parties: readonly Witness[][]): Promise<Witness[][]> =>
  remaining(parties, (room) => !room.every(({ isOver }) => isOver), endMs);

async function remaining(
  parties: readonly Witness[][],
  isWaitedFor: (room: readonly Witness[]) => boolean,
  ms: number,
): Promise<Witness[][]> {
  const end = performance.now() + ms;
  let left = parties.filter(isWaitedFor);
  while (left.length > 0 && performance.now() < end) {
    await wait(20);
    left = left.filter(isWaitedFor);
  }
  return left;
}

function whereItIs([host]: readonly Witness[]): string {
  const { shown, seq, status } = host?.connection ?? {};
  const { game } = shown?.table ?? {};
  const { view, offers } = shown?.match ?? {};
  return JSON.stringify({ game, seq, status, round: view?.round, phase: view?.phase, offers }).slice(0, 400);
}

async function auditAll(stage: Stage, parties: readonly Witness[][]): Promise<string[]> {
  const store = await stage.open();
  const faults: string[] = [];
  for (const room of parties) {
    const code = codeOf(room);
    faults.push(...audit(code, await store.rows(code, 1), room, await store.results(code)));
  }
  await store.close();
  return faults;
}
