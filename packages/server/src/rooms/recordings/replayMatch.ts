import type { Millis, Table, TableInput } from '@tasovka/kernel';
import type { RecordingSummary } from '@tasovka/protocol';
import type { History, Store } from '../../storage/store.ts';
import { RowsMissing } from '../log/replayedLog.ts';
import { before, type Games, stateBefore } from '../log/restore.ts';
import { type LogEntry, type RoomState, readEntry } from '../log/roomState.ts';
import { MatchRecorder, playersOf, RecordingTooLarge } from './recordedMatch.ts';
import type { AboutRecording } from './recordMatch.ts';
import type { FinishedMatch } from './unrecordedMatches.ts';

/** A match that was replayed from its rows. */
export interface ReplayedMatch {
  /** As it ended. */
  readonly state: RoomState;
  readonly frames: MatchRecorder;
  readonly about: Omit<AboutRecording, 'endedAt'>;
  /** Somebody sat down between two rounds: no other table could compare itself with it. */
  readonly hasGrown: boolean;
  /** The room's time. */
  readonly endedAt: Millis;
}

/** What else is written down on the way: the table as the match began, and what happened to it. */
export interface Beside {
  begin(table: Table): void;
  add(n: number, at: Millis, input: TableInput): void;
}

/** Called after every slice, so that rooms that are played do not wait. */
export type Rest = () => Promise<void>;

/** So many rows are replayed in one go: one to three milliseconds. */
const sliceRows = 10;

/**
 * The rows of a finished match are replayed once, by the very rules they were played by, and what everybody was told is
 * written down. Null where the log no longer holds the match.
 */
export async function replayMatch(
  store: Pick<Store, 'history'>,
  room: string,
  finished: FinishedMatch,
  games: Games,
  rest: Rest,
  makeBeside?: () => Beside,
): Promise<ReplayedMatch | null> {
  const { from, to } = finished;
  for (let history = await store.history(room, from - 1, to); history; ) {
    try {
      const state = stateBefore(history, games);
      return await replayed(state, history.snapshot?.seq ?? 0, history.tail, finished, rest, makeBeside?.());
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
  rows: History['tail'],
  { from, to }: FinishedMatch,
  rest: Rest,
  beside?: Beside,
): Promise<ReplayedMatch> {
  const { table } = state;
  let last = after;
  let frames: MatchRecorder | null = null;
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
      frames = new MatchRecorder(at);
      beside?.begin(table);
    } else if (frames && entry.kind === 'table') beside?.add(seq - from, at, entry.input);
    const speaker = entry.kind === 'chat' ? table.seatOf(entry.line.from) : null;
    if (speaker !== null) frames?.heard(speaker);
    frames?.add(table, emitted, at);
    endedAt = at;
    if (seq % sliceRows === 0) await rest();
  }
  if (!frames || last !== to) throw new RowsMissing(`the log ends at row ${last}, the match at row ${to}`);
  const about = { ...aboutMatch(table, endedAt - startedAt, frames.moments), playedOn };
  return { state, frames, about, hasGrown: table.data.seated.length > seats, endedAt };
}

function originOf(entry: LogEntry): RecordingSummary['playedOn'] {
  const from = entry.kind === 'table' && entry.input.kind === 'start' ? entry.input.from : undefined;
  return from ? { recording: from.recording, moment: from.moment } : null;
}

function aboutMatch(table: Table, lengthMs: number, moments: number): ReplayedMatch['about'] {
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
