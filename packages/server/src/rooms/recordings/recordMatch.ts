import type { Seat } from '@tasovka/kernel';
import type { RecordedPlayer, RecordingSummary } from '@tasovka/protocol';
import { recordingLimits, type Store } from '../../storage/store.ts';
import { type BookEntry, makeEntry } from '../book/bookEntry.ts';
import type { Games } from '../log/restore.ts';
import { compressed } from './compressed.ts';
import { InputKeeper } from './keptInputs.ts';
import { RecordingTooLarge } from './recordedMatch.ts';
import { type Rest, replayMatch } from './replayMatch.ts';
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

/** The recording of a finished match, as it is stored. Null where the log no longer holds the match. */
export async function recordMatch(
  store: Pick<Store, 'history'>,
  room: string,
  finished: FinishedMatch,
  games: Games,
  rest: Rest,
): Promise<MadeRecording | null> {
  let inputs = new InputKeeper();
  const replayed = await replayMatch(store, room, finished, games, rest, () => {
    inputs = new InputKeeper();
    return inputs;
  });
  if (!replayed) return null;
  const { state, frames, about, hasGrown } = replayed;
  const { data } = state.table;
  const kept = await inputs.finish();
  const shared = state.deal?.match === data.matches ? state.deal : null;
  const knew = shared ? data.seated.flatMap((id, seat) => (shared.knownBy.includes(id) ? [seat] : [])) : [];
  const body = await compressed(frames.told);
  if (body.length > recordingLimits.matchBytes) throw new RecordingTooLarge(`${body.length} bytes`);
  return {
    about: { ...about, ...(kept !== null && { keepsInputs: true as const }), ...(knew.length > 0 && { knew }) },
    // As everything in the storage is: text.
    body: body.toString('base64'),
    entry: { ...makeEntry(state, about.lengthMs, frames.facts), ...(about.playedOn && { playedOn: true }) },
    inputs: kept,
    hasGrown,
    deal: shared?.id ?? null,
  };
}
