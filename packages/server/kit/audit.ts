import { type GameEvent, type Json, type JsonObject, seenBy, Table, type Told, type Viewer } from '@tasovka/kernel';
import { same } from '@tasovka/protocol';
import { allGames } from '../src/index.ts';
import { matchView } from '../src/rooms/shown.ts';
import { RoomState, readEntry } from '../src/rooms/state.ts';
import type { Store } from '../src/storage/store.ts';
import { type Witness, withoutNulls } from './witness.ts';

interface Line {
  readonly told: readonly Told[];
  readonly seats: readonly string[];
}

const viewerOf = (guest: string, seats: readonly string[]): Viewer => {
  const seat = seats.indexOf(guest);
  return seat < 0 ? 'spectator' : seat;
};

/** Reads a room's log again and finds everything its players were told that it does not bear out. */
export async function audit(store: Store, room: string, witnesses: readonly Witness[]): Promise<string[]> {
  const faults: string[] = [];
  const lines = new Map<number, Line>();
  const acts = new Map<string, JsonObject[]>();
  const state = new RoomState(new Table(allGames, Object.keys(allGames)[0] as string));
  let last = 0;
  for (const { seq, at, body } of await store.rows(room, 1)) {
    if (seq !== last + 1) faults.push(`line ${seq} follows line ${last}`);
    last = seq;
    const entry = readEntry(body);
    const refusal = state.take(entry, at);
    if (refusal) faults.push(`line ${seq} is refused when told again: ${JSON.stringify(refusal)}`);
    const seats = [...state.table.data.seated];
    lines.set(seq, { told: state.table.happened(), seats });
    if (entry.kind === 'table' && entry.input.kind === 'play' && entry.input.input.kind === 'act') {
      const { seat, action } = entry.input.input;
      const guest = seats[seat] as string;
      acts.set(guest, [...(acts.get(guest) ?? []), action as JsonObject]);
    }
  }
  for (const witness of witnesses) {
    const { guest } = witness.entered;
    faults.push(...witness.complaints, ...unborne(witness, lines), ...forgotten(witness, acts.get(guest) ?? []));
    const seen = withoutNulls(matchView(state, viewerOf(guest, state.table.data.seated)) as unknown as Json);
    const shown = withoutNulls(witness.match as unknown as Json);
    if (witness.connection.seq === last && !same(seen, shown)) faults.push('the last picture is not the log’s');
  }
  return faults.map((fault) => `${room}: ${fault}`);
}

/** Every update must be what the log tells at that line. */
function unborne({ history, entered }: Witness, lines: ReadonlyMap<number, Line>): string[] {
  const faults: string[] = [];
  for (const { seq, events } of history) {
    const line = lines.get(seq);
    const wanted = line?.told.map((one): GameEvent => seenBy(one, viewerOf(entered.guest, line.seats)));
    if (!wanted) faults.push(`told of line ${seq}, which is not there`);
    else if (!same(wanted as Json, events as Json)) faults.push(`line ${seq} was told otherwise`);
  }
  return faults;
}

/** Every move that was promised must be in the log, in order. Times are the judge's, not the player's. */
function forgotten({ acknowledged }: Witness, acts: readonly JsonObject[]): string[] {
  const plain = ({ ms: _, aim: __, ...rest }: JsonObject): Json => rest;
  let at = 0;
  for (const action of acknowledged) {
    while (at < acts.length && !same(plain(acts[at] as JsonObject), plain(action))) at++;
    if (at === acts.length) return [`a promised move is missing: ${JSON.stringify(action)}`];
    at++;
  }
  return [];
}
