import {
  type EmittedEvent,
  eyesOf,
  type GameEvent,
  isObject,
  type Json,
  type JsonObject,
  seenBy,
  Table,
  type Viewer,
} from '@tasovka/kernel';
import { jsonEqual, type RoomView, readView } from '@tasovka/protocol';
import { allGames } from '../src/index.ts';
import { writeResult } from '../src/rooms/log/matchResults.ts';
import { ReplayedLog } from '../src/rooms/log/replayedLog.ts';
import { before, stateBefore } from '../src/rooms/log/restore.ts';
import { type LogEntry, RoomState, readEntry } from '../src/rooms/log/roomState.ts';
import { matchView, tableView } from '../src/rooms/outbox/views.ts';
import { type Row, replayableRows, type Store } from '../src/storage/store.ts';
import type { Confirmed, Received, Transcript } from './transcript.ts';

/**
 * Replays a room's log and finds everything its devices received, or had confirmed, that the log does not contain, and
 * whether the stored results are those of its matches.
 */
export function audit(
  room: string,
  rows: readonly Row[],
  transcripts: readonly Transcript[],
  results?: readonly string[],
): string[] {
  const faults: string[] = [];
  const checks = transcripts.map((transcript) => new TranscriptCheck(room, transcript));
  const state = new RoomState(new Table(allGames, Object.keys(allGames)[0] as string));
  const ended: string[] = [];
  let last = 0;
  for (const { seq, at, body } of rows) {
    if (seq !== last + 1) faults.push(`row ${seq} follows row ${last}`);
    last = seq;
    const entry = readEntry(body);
    const wasOver = state.table.match?.over;
    const refusal = state.replay(entry, at, seq);
    if (refusal) faults.push(`row ${seq} is refused in the replay: ${JSON.stringify(refusal)}`);
    if (wasOver === false && state.table.match?.over) ended.push(writeResult(state.table));
    const emitted = state.table.drainEvents();
    for (const check of checks) check.row(seq, entry, emitted, state);
  }
  if (state.table.mustStop) faults.push('a match is of other rules, and no row stops it');
  for (const check of checks) faults.push(...check.end(last));
  if (results && !jsonEqual(ended.reverse().slice(0, 100), results)) faults.push('results are not those of the log');
  return faults.map((fault) => `${room}: ${fault}`);
}

/** Every snapshot that is kept, with the rows after it, must give the same room as the whole log. */
export async function auditSnapshots(room: string, rows: readonly Row[], store: Store): Promise<string[]> {
  const games = { games: allGames, firstGame: Object.keys(allGames)[0] as string };
  const history = { snapshot: null, tail: rows };
  const whole = new ReplayedLog(stateBefore(history, games), history).state.save();
  const faults: string[] = [];
  for (let kept = await store.history(room); kept?.snapshot; kept = await before(store, room, kept)) {
    const state = new ReplayedLog(stateBefore(kept, games), kept).state.save();
    if (state !== whole) faults.push(`${room}: the snapshot at row ${kept.snapshot.seq} is not what the log says`);
  }
  return faults;
}

/** One device's transcript against the log, row by row. */
class TranscriptCheck {
  private readonly room: string;
  private readonly transcript: Transcript;
  private readonly faults: string[] = [];
  /** What happened since the last message to this device, and in which rows. */
  private unsent: { readonly seq: number; readonly event: GameEvent }[] = [];
  private next = 0;
  private readonly confirmations: Confirmed[];

  constructor(room: string, transcript: Transcript) {
    this.room = room;
    this.transcript = transcript;
    this.confirmations = [...transcript.confirmed];
  }

  row(seq: number, entry: LogEntry, emitted: readonly EmittedEvent[], state: RoomState): void {
    const viewer: Viewer = state.table.seatOf(this.transcript.guest) ?? 'spectator';
    this.unsent.push(...emitted.map((one) => ({ seq, event: seenBy(one, viewer) })));
    this.settle(seq, entry, state);
    for (;;) {
      const message = this.transcript.received[this.next];
      if (message?.seq !== seq) return;
      this.compare(message, state, viewer);
      this.unsent = [];
      this.next++;
    }
  }

  end(last: number): string[] {
    const beyond = this.transcript.received[this.next];
    if (beyond) this.faults.push(`received row ${beyond.seq}, which is not there after row ${last}`);
    for (const { what, after, by } of this.confirmations) {
      this.faults.push(`confirmed and not in the log between ${after} and ${by}: ${JSON.stringify(what)}`);
    }
    const { guest, complaints } = this.transcript;
    return [...complaints, ...this.faults].map((fault) => `${guest}: ${fault}`);
  }

  /** A message carries exactly the events since the one before it; the first welcome carries none. */
  private compare({ seq, events, isWelcome, view }: Received, state: RoomState, viewer: Viewer): void {
    const wanted =
      this.next === 0 ? [] : this.expectedEvents(seq, isWelcome ? events.length : Number.POSITIVE_INFINITY);
    if (!jsonEqual(wanted, events)) {
      this.faults.push(`${isWelcome ? 'on return at' : 'at'} row ${seq} ${difference(wanted, events)}`);
    }
    if (!view) return;
    const table = { ...tableView(this.room, state, 0, true), you: this.transcript.guest };
    const expected = comparable(
      readView({ table, match: matchView(state, viewer, eyesOf(state.table, this.transcript.guest)) }),
    );
    const wrong = differenceIn(expected, comparable(view), 'view');
    if (wrong) this.faults.push(`the ${isWelcome ? 'first ' : ''}view at row ${seq} is not the log’s: ${wrong}`);
  }

  /** All events; after a very long absence only the last of them, but at least those of `replayableRows`. */
  private expectedEvents(seq: number, received: number): GameEvent[] {
    const owed = this.unsent.filter((one) => one.seq > seq - replayableRows).length;
    const left = Math.max(0, this.unsent.length - Math.max(owed, received));
    return this.unsent.slice(left).map(({ event }) => event);
  }

  /** A row settles one confirmation. The times in a logged move are the server's, not the player's. */
  private settle(seq: number, entry: LogEntry, state: RoomState): void {
    const isKept = ({ what, after, by }: Confirmed): boolean =>
      after < seq && ('act' in what ? seq <= by && isAct(what.act, entry, this.seat(state)) : isSaid(what.said, entry));
    const kept = this.confirmations.findIndex(isKept);
    if (kept >= 0) this.confirmations.splice(kept, 1);
  }

  private seat(state: RoomState): number | null {
    return state.table.seatOf(this.transcript.guest);
  }
}

function difference(wanted: readonly GameEvent[], events: readonly GameEvent[]): string {
  const at = events.findIndex((event, i) => !jsonEqual(wanted[i] ?? null, event));
  const first = JSON.stringify([wanted[at] ?? null, events[at] ?? null]).slice(0, 300);
  return `${events.length} events were received where ${wanted.length} happened; first that differs: ${first}`;
}

/** Where two views differ, or null. */
function differenceIn(wanted: Json | undefined, got: Json | undefined, path: string): string | null {
  if (wanted !== undefined && got !== undefined) {
    if (jsonEqual(wanted, got)) return null;
    if (Array.isArray(wanted) && Array.isArray(got) && wanted.length === got.length) {
      for (const [i, one] of wanted.entries()) {
        const inside = differenceIn(one, got[i], `${path}[${i}]`);
        if (inside) return inside;
      }
    }
    if (isObject(wanted) && isObject(got)) {
      for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
        const inside = differenceIn(wanted[key], got[key], `${path}.${key}`);
        if (inside) return inside;
      }
    }
  }
  return wanted === got ? null : `${path} is ${JSON.stringify(got)} and not ${JSON.stringify(wanted)}`.slice(0, 300);
}

const untimed = ({ ms: _, aim: __, ...rest }: JsonObject): Json => rest;

function isAct(action: JsonObject, entry: LogEntry, seat: number | null): boolean {
  if (entry.kind !== 'table' || entry.input.kind !== 'play') return false;
  const { input } = entry.input;
  return input.kind === 'act' && input.seat === seat && jsonEqual(untimed(input.action as JsonObject), untimed(action));
}

const isSaid = (text: string, entry: LogEntry): boolean => entry.kind === 'chat' && entry.line.text === text;

/** What can be compared: the wall clock depends on when the room was opened; null and a missing key are the same. */
function comparable({ table: { began: _, ...table }, match }: RoomView): Json {
  return withoutNulls({ table, match } as unknown as Json);
}

/** As in merge patches, null means a missing key. */
const withoutNulls = (json: Json): Json =>
  Array.isArray(json)
    ? json
    : typeof json === 'object' && json !== null
      ? Object.fromEntries(
          Object.entries(json)
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([key, value]) => [key, withoutNulls(value as Json)]),
        )
      : json;
