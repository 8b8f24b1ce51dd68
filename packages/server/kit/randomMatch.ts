import {
  Chance,
  type GameEvent,
  type Json,
  type JsonObject,
  never,
  seatsIn,
  seenBy,
  Table,
  type TableRefusal,
  type Viewer,
} from '@tasovka/kernel';
import type { Eyes, RecordedMoment } from '@tasovka/protocol';
import { anyMove } from '../src/bots/randomBot.ts';
import { allGames } from '../src/games.ts';
import { type LogEntry, RoomState, writeEntry } from '../src/rooms/log/roomState.ts';
import { playersOf } from '../src/rooms/recordings/recordedMatch.ts';
import type { FinishedMatch } from '../src/rooms/recordings/unrecordedMatches.ts';
import type { Row } from '../src/storage/store.ts';

/** What one viewer was told after one row of a match. */
export interface Told {
  readonly n: number;
  readonly at: number;
  readonly moment: RecordedMoment;
  readonly events: readonly GameEvent[];
}

export interface RandomMatch {
  readonly rows: readonly Row[];
  readonly finished: FinishedMatch;
  readonly told: ReadonlyMap<Eyes, readonly Told[]>;
}

const startedAt = 1000;
const mostSteps = 20_000;

/**
 * Plays a whole match at a table without a server, and keeps its log and all that anybody would have been told. `late`: one
 * more comes when it has begun.
 */
export function playRandomMatch(
  game: string,
  seats: number,
  options: Json,
  seed: string,
  pack?: JsonObject,
  late = false,
): RandomMatch {
  const state = new RoomState(new Table(allGames, game));
  const { table } = state;
  const rows: Row[] = [];
  const told = new Map<Eyes, Told[]>();
  const chance = Chance.seeded(seed);
  let at = startedAt;
  let began = 0;
  let count = 0;

  const tell = (): void => {
    const { match } = table;
    if (!match) return;
    if (count === 0) began = at;
    const emitted = table.drainEvents();
    const n = count++;
    const viewers: [Eyes, Viewer][] = [...table.data.seated.keys()].map((seat) => [seat, seat]);
    for (const [eyes, viewer] of [...viewers, ['watchers', 'spectator'] as const, ['open', 'judge'] as const]) {
      const moment = {
        began: table.data.began - began,
        players: playersOf(table),
        awaited: seatsIn(match.awaited),
        view: match.view(viewer) as JsonObject,
      };
      // Whoever sits down between two rounds has watched until then.
      const list = told.get(eyes) ?? (typeof eyes === 'number' ? [...(told.get('watchers') ?? [])] : []);
      told.set(eyes, list);
      list.push({ n, at: at - began, moment, events: emitted.map((event) => seenBy(event, viewer)) });
    }
  };
  const append = (entry: LogEntry): TableRefusal | null => {
    const seq = rows.length + 1;
    const refusal = state.apply(entry, at, seq);
    if (refusal) return refusal;
    rows.push({ seq, at, body: writeEntry(entry, table.settled) });
    tell();
    return null;
  };
  const must = (entry: LogEntry): void => {
    const refusal = append(entry);
    if (refusal) throw new Error(JSON.stringify({ entry, refusal }));
  };

  const guests = Array.from({ length: seats }, (_, i) => `g${i}`);
  for (const id of guests) {
    must({ kind: 'table', input: { kind: 'join', id, name: `Гость ${id}`, face: 'pig', watching: false } });
  }
  must({ kind: 'table', input: { kind: 'choose', game, options, by: 'g0' } });
  if (pack) must({ kind: 'table', input: { kind: 'bring', pack: { raw: pack, mark: 'pack' }, by: 'g0' } });
  for (const id of guests) must({ kind: 'table', input: { kind: 'ready', id, ready: true } });
  const { rulesVersion } = table;
  must({ kind: 'table', input: { kind: 'start', seed, rulesVersion, by: 'g0' } });
  if (late) {
    must({ kind: 'table', input: { kind: 'join', id: 'late', name: 'Опоздавший', face: 'fox', watching: false } });
    must({ kind: 'table', input: { kind: 'seat', id: 'late', allowed: true, by: 'g0' } });
  }
  for (let step = 0; !table.match?.over; step++) {
    const { match } = table;
    if (!match || step > mostSteps) throw new Error(`${game} does not end`);
    at += 100 + chance.below(900);
    while (table.due <= at) append({ kind: 'table', input: { kind: 'play', input: { kind: 'deadline' } } });
    if (table.match?.over) break;
    if (chance.below(40) === 0) append({ kind: 'chat', line: { n: step + 1, from: 'g0', text: 'Ой!', at } });
    const waited = seatsIn(match.awaited);
    const seat =
      waited.length > 0 && chance.below(8) > 0 ? chance.pick(waited) : chance.below(table.data.seated.length);
    const decision = anyMove(match.offersFor(seat), 'solid', chance);
    if (decision) {
      append({ kind: 'table', input: { kind: 'play', input: { kind: 'act', seat, action: decision.action } } });
    } else if (waited.length === 0 && table.due !== never) at = Math.max(at, table.due);
  }
  const finished = state.unrecorded.finished[0];
  if (!finished) throw new Error('the end was not noticed');
  return { rows, finished, told };
}
