import { type Guest, isObject } from '@tasovka/kernel';
import type { RecordingAccess, RecordingSummary } from '@tasovka/protocol';
import { type Eyes, isForAnybody, parseAccess, recordingFormat } from '@tasovka/protocol';
import type { Logger } from 'pino';
import type { ListedRecording, Store, StoredRecording } from '../../storage/store.ts';
import { forgetGuest } from '../book/forgetGuest.ts';
import type { Games } from '../log/restore.ts';
import { newToken } from '../randomIds.ts';
import type { Room } from '../room.ts';
import { RecordingTooLarge } from './recordedMatch.ts';
import { type AboutRecording, type MadeRecording, recordMatch } from './recordMatch.ts';
import { ReplayThread } from './replayThread.ts';
import { unnamed } from './toldFrames.ts';
import type { FinishedMatch } from './unrecordedMatches.ts';

/** Recording rests so many times as long as it has worked: it takes a twentieth of a node's time, however much waits. */
const restsPerWork = 19;

const hopelessKept = 1000;

/** What the storage refuses may be tried again; what the rules refuse may not. */
class StorageFailed extends Error {}
const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw new StorageFailed('the storage failed', { cause });
  });

const keyOf = (room: string, { match }: FinishedMatch): string => `${room} ${match}`;

/** Who asks: a guest of the room, its host perhaps; null for somebody who has no seat there. */
export interface Asking {
  readonly guest: string | null;
  readonly isHost: boolean;
}

/**
 * Makes the recordings of finished matches, one after another, behind everything else. Nothing is done for them while a
 * match is played: its rows stay in the log until they have been replayed once. So a match is recorded after a crash as
 * well, by whoever opens its room next.
 */
export class Recordings {
  private readonly store: Store;
  private readonly games: Games;
  private readonly log: Logger;
  private readonly hasSpace: () => Promise<boolean>;
  private readonly waiting = new Set<Room>();
  private readonly making = new Map<string, Promise<boolean>>();
  /** Those that somebody waits for. */
  private readonly awaited = new Set<string>();
  /** Those that could not be made: a room that is asleep cannot write that down, and guests may ask again and again. */
  private readonly hopeless = new Set<string>();
  private readonly replays = new ReplayThread();
  private isBusy = false;
  private closed = false;

  constructor(store: Store, games: Games, log: Logger, hasSpace: () => Promise<boolean>) {
    this.store = store;
    this.hasSpace = hasSpace;
    this.games = games;
    this.log = log;
  }

  /** The finished matches of a room are recorded as soon as there is time. */
  enqueue(room: Room): void {
    if (room.state.unrecorded.finished.length === 0) return;
    this.waiting.add(room);
    if (!this.isBusy) void this.work();
  }

  close(): void {
    this.closed = true;
    this.waiting.clear();
    this.replays.close();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (const room of this.waiting) {
      this.waiting.delete(room);
      if (await room.log.whenDurable()) await this.recordAll(room);
      if (this.closed) break;
    }
    this.isBusy = false;
  }

  private async recordAll(room: Room): Promise<void> {
    for (const finished of room.state.unrecorded.finished) {
      const isDone = await this.make(room.code, finished);
      if (this.closed) return;
      if (isDone) room.noteRecorded(finished.match);
    }
  }

  /** Somebody waits for these: one that is being made is made without rests from now on. */
  async makeNow(room: string, finished: readonly FinishedMatch[]): Promise<void> {
    for (const one of finished) {
      const key = keyOf(room, one);
      this.awaited.add(key);
      await this.make(room, one).finally(() => this.awaited.delete(key));
    }
  }

  /** False where the storage failed or is full, and it may be tried again. */
  private make(room: string, finished: FinishedMatch): Promise<boolean> {
    const key = keyOf(room, finished);
    const known = this.making.get(key);
    if (known) return known;
    let since = performance.now();
    const rest = async (): Promise<void> => {
      const ms = restsPerWork * (performance.now() - since);
      await new Promise<void>((goOn) => {
        if (this.awaited.has(key)) setImmediate(goOn);
        else setTimeout(goOn, ms).unref();
      });
      since = performance.now();
    };
    const making = this.record(room, finished, rest).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async record(room: string, finished: FinishedMatch, rest: () => Promise<void>): Promise<boolean> {
    const { match } = finished;
    if (this.hopeless.has(keyOf(room, finished))) return true;
    if (!(await this.hasSpace())) return false;
    try {
      if ((await asked(this.store.recordings(room))).some((one) => one.match === match)) return true;
      const history: Store['history'] = (...range) => asked(this.store.history(...range));
      const made = await recordMatch({ history }, room, finished, this.games, rest);
      if (!made) return true;
      const endedAt = Date.now();
      await asked(this.store.putInBook({ room, match, body: JSON.stringify({ ...made.entry, endedAt }) }));
      const about: AboutRecording = { ...made.about, endedAt };
      const access: RecordingAccess = 'players';
      await asked(
        this.store.addRecording({
          room,
          match,
          id: newToken(),
          access,
          about: JSON.stringify(about),
          body: made.body,
          inputs: made.inputs,
          deal: canBeDealtAgain(made) ? (made.deal ?? newToken()) : null,
        }),
      );
    } catch (err) {
      // The storage went first: whoever opens the room next makes it.
      if (this.closed) return false;
      if (err instanceof StorageFailed) {
        this.log.warn({ room, match, err: err.cause }, 'no recording yet');
        return false;
      }
      // Rows that are gone, or rules that refuse them: trying again would not help.
      this.noteHopeless(keyOf(room, finished));
      if (err instanceof RecordingTooLarge) {
        this.log.warn({ room, match, why: err.message }, 'the recording of a match is too large to be kept');
      } else this.log.warn({ room, match, err }, 'a match has no recording');
    }
    return true;
  }

  private noteHopeless(key: string): void {
    this.hopeless.add(key);
    const [oldest] = this.hopeless;
    if (this.hopeless.size > hopelessKept && oldest !== undefined) this.hopeless.delete(oldest);
  }

  /** Whoever asks for the list is about to see a match of it. */
  async list(room: string, asking: Asking): Promise<RecordingSummary[]> {
    this.replays.wake();
    return (await this.store.recordings(room)).map((stored) => summaryOf(stored, asking, this.games));
  }

  /** A guest is forgotten in the book, in results and in all recordings. */
  forget(room: string, guest: Pick<Guest, 'id' | 'name'>): Promise<void> {
    return forgetGuest(this.store, room, guest, (body, seat) => this.replays.forget(body, seat));
  }

  /** The match through these eyes, as it is sent; null where they are not for whoever asks, or nobody sat there. */
  async replay(
    stored: StoredRecording,
    asking: Asking,
    wanted: Eyes | undefined,
    wantsNoNames: boolean,
  ): Promise<Uint8Array | null> {
    const about = summaryOf(stored, asking, this.games);
    const eyes = wanted ?? about.seat ?? 'watchers';
    if (typeof eyes === 'number' && eyes >= about.players.length) return null;
    if (eyes !== 'watchers' && !about.allEyes) return null;
    const hidesNames = wantsNoNames || (about.access === 'nameless-link' && asking.guest === null);
    const told = hidesNames ? { ...about, players: unnamed(about.players) } : about;
    return this.replays.pack(stored.body, { format: recordingFormat, eyes, about: told }, hidesNames);
  }

  setAccess(id: string, access: RecordingAccess): Promise<void> {
    return this.store.setRecordingAccess(id, access);
  }
}

/** A match that was played on had no deal of its own, and things that a table brought are for that table alone. */
const canBeDealtAgain = ({ about: { playedOn, options }, inputs, hasGrown }: MadeRecording): boolean =>
  inputs !== null && !playedOn && !hasGrown && !(isObject(options) && 'pack' in options);

// Only `record` writes these.
export const readAbout = ({ about }: Pick<ListedRecording, 'about'>): AboutRecording =>
  JSON.parse(about) as AboutRecording;

export function summaryOf(stored: ListedRecording, { guest, isHost }: Asking, { games }: Games): RecordingSummary {
  const { seated, rulesVersion, options, keepsInputs, playedOn = null, knew: _, ...about } = readAbout(stored);
  const seat = guest === null ? -1 : seated.indexOf(guest);
  const access = parseAccess(stored.access) ?? 'players';
  return {
    ...about,
    id: stored.id,
    match: stored.match,
    options: options as RecordingSummary['options'],
    access,
    allEyes: seat >= 0 || isForAnybody(access) || (access === 'guests' && guest !== null),
    mayOpen: isHost,
    seat: seat < 0 ? null : seat,
    mayPlayOn: keepsInputs === true && games[about.game]?.rulesVersion === rulesVersion,
    playedOn,
    deal: stored.deal,
  };
}

/** Whether somebody may open it at all: a guest of its table, or anybody where the host said so. */
export const mayOpen = ({ access }: Pick<ListedRecording, 'access'>, { guest }: Asking): boolean =>
  guest !== null || isForAnybody(parseAccess(access) ?? 'players');
