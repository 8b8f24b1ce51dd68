import type { Seat, Table } from '@tasovka/kernel';
import type { RecordedPlayer, RecordingSummary } from '@tasovka/protocol';
import type { Store } from '../../storage/store.ts';
import { type BookEntry, makeEntry } from '../book/bookEntry.ts';
import { RowsMissing } from '../log/replayedLog.ts';
import { before, type Games, stateBefore } from '../log/restore.ts';
import { type LogEntry, type RoomState, readEntry } from '../log/roomState.ts';
import { InputKeeper } from './keptInputs.ts';
import { MatchRecorder, playersOf, RecordingTooLarge } from './recordedMatch.ts';
import type { FinishedMatch } from './unrecordedMatches.ts';

/** What is stored beside a recording: all that a list tells, and who may see everything. */
export interface AboutRecording {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly players: readonly RecordedPlayer[];
  /** The guests by seat; whoever played may see everything. */
  readonly seated: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly lengthMs: number;
  readonly moments: number;
  readonly endedAt: number;
  /** Missing from what was written before matches could be played on, as are the next two. */
  readonly playedOn?: RecordingSummary['playedOn'];
  readonly keepsInputs?: true;
  /** Seats that had seen a replay of the deal before. */
  readonly knew?: readonly Seat[];
}

export interface MadeRecording {
  readonly about: Omit<AboutRecording, 'endedAt'>;
  readonly body: string;
  /** For the table's book. */
  readonly entry: BookEntry;
  /** Null where they are too large to be kept. */
  readonly inputs: string | null;
  /** Somebody sat down between two rounds: no other table could compare itself with it. */
  readonly hasGrown: boolean;
  /** The deal that another table has played before; null where it is one of its own. */
  readonly deal: string | null;
}

/** So many rows are replayed in one go: one to three milliseconds. */
const sliceRows = 10;

/** Called after every slice, so that rooms that are played do not wait. */
export type Rest = () => Promise<void>;

/**
 * The recording of a finished match: its rows are replayed once, by the very rules they were played by, and what
 * everybody was told is written down. Null where the log no longer holds the match.
 */
export async function recordMatch(
  store: Pick<Store, 'history'>,
  room: string,
  finished: FinishedMatch,
  games: Games,
  rest: Rest,
): Promise<MadeRecording | null> {
  const { from, to } = finished;
  for (let history = await store.history(room, from - 1, to); history; ) {
    try {
      const state = stateBefore(history, games);
      return await replayed(state, history.snapshot?.seq ?? 0, history.tail, finished, rest);
    } catch (error) {
      if (error instanceof RecordingTooLarge) throw error;
      // A snapshot that cannot be read: an older one may do.
      const older = await before(store, room, history, to);
      if (!older) throw error;
      history = older;
    }
  }
  return null;
}

async function replayed(
  state: RoomState,
  after: number,
  rows: readonly { readonly seq: number; readonly at: number; readonly body: string }[],
  { from, to }: FinishedMatch,
  rest: Rest,
): Promise<MadeRecording> {
  const { table } = state;
  let last = after;
  let recording: { readonly frames: MatchRecorder; readonly inputs: InputKeeper } | null = null;
  let playedOn: RecordingSummary['playedOn'] = null;
  let seats = 0;
  let startedAt = 0;
  let endedAt = 0;
  for (const { seq, at, body } of rows) {
    if (seq !== last + 1) throw new RowsMissing(`row ${seq} follows row ${last}`);
    last = seq;
    const entry = readEntry(body);
    const refusal = state.replay(entry, at, seq);
    if (refusal) throw new Error(`row ${seq} is refused: ${refusal.reason}`);
    const emitted = table.drainEvents();
    if (seq === from) {
      startedAt = at;
      seats = table.data.seated.length;
      playedOn = originOf(entry);
      recording = { frames: new MatchRecorder(at), inputs: new InputKeeper(table) };
    } else if (entry.kind === 'table') recording?.inputs.add(seq - from, at, entry.input);
    const speaker = entry.kind === 'chat' ? table.seatOf(entry.line.from) : null;
    if (speaker !== null) recording?.frames.heard(speaker);
    recording?.frames.add(table, emitted, at);
    endedAt = at;
    if (seq % sliceRows === 0) await rest();
  }
  if (!recording || last !== to) throw new RowsMissing(`the log ends at row ${last}, the match at row ${to}`);
  const { frames, inputs } = recording;
  const lengthMs = endedAt - startedAt;
  const kept = await inputs.finish();
  const shared = state.deal?.match === table.data.matches ? state.deal : null;
  const knew = shared ? table.data.seated.flatMap((id, seat) => (shared.knownBy.includes(id) ? [seat] : [])) : [];
  return {
    about: {
      ...aboutMatch(table, lengthMs, frames.moments),
      playedOn,
      ...(kept !== null && { keepsInputs: true as const }),
      ...(knew.length > 0 && { knew }),
    },
    body: await frames.finish(),
    entry: { ...makeEntry(state, lengthMs, frames.facts), ...(playedOn && { playedOn: true }) },
    inputs: kept,
    hasGrown: table.data.seated.length > seats,
    deal: shared?.id ?? null,
  };
}

function originOf(entry: LogEntry): RecordingSummary['playedOn'] {
  const from = entry.kind === 'table' && entry.input.kind === 'start' ? entry.input.from : undefined;
  return from ? { recording: from.recording, moment: from.moment } : null;
}

function aboutMatch(table: Table, lengthMs: number, moments: number): MadeRecording['about'] {
  const { match, data } = table;
  if (!match) throw new Error('there is no match to record');
  const { header, standings, game } = match;
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: header.options,
    players: playersOf(table),
    seated: data.seated,
    scores: standings.scores,
    places: game.places(standings),
    lengthMs,
    moments,
  };
}
