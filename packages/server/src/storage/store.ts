import type { PushStore } from './pushStore.ts';

/** One row of a room's log, or a snapshot at that row. */
export interface Row {
  readonly seq: number;
  /** The room's own time. */
  readonly at: number;
  readonly body: string;
}

/** A row to be written. The row that ends a match carries its result, so that no match need be replayed for it. */
export interface NewRow extends Row {
  readonly result?: string;
}

/** Rows of one room to be written by the node that believes to own it. */
export interface LogBatch {
  readonly room: string;
  /** Which ownership this is: raised by every `claim`, so that an owner who lost the room cannot write. */
  readonly epoch: number;
  readonly rows: readonly NewRow[];
}

/** A snapshot of a room (null for its beginning), and the rows after it. */
export interface History {
  readonly snapshot: Row | null;
  readonly tail: readonly Row[];
}

/** A room that was taken over: which ownership this is, and the rows that were asked for. */
export interface ClaimedRoom {
  readonly epoch: number;
  readonly tail: readonly Row[];
}

/** A match as it was told, for its replays. */
export interface StoredRecording {
  readonly match: number;
  /** Nobody can guess it. */
  readonly id: string;
  readonly room: string;
  readonly access: string;
  /** What a list tells of it. */
  readonly about: string;
  readonly body: string;
  /** The inputs it was played by, to be played on from any of its moments; null where they were not kept. */
  readonly inputs: string | null;
  /** What tables that played the same deal have in common; null where there was no deal, or its inputs were not kept. */
  readonly deal: string | null;
}

/** A recording as it is listed: without what is large. */
export type ListedRecording = Omit<StoredRecording, 'body' | 'inputs'>;

/** Somebody says that something was wrong at a moment of a match. */
export interface StoredReport {
  /** Nobody can guess it. */
  readonly id: string;
  readonly room: string;
  readonly match: number;
  readonly guest: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the report says, without the match it is about. */
  readonly about: string;
  /** The moment as a scenario; it holds everybody's secrets. */
  readonly scenario: string;
}

/** A match in the book of its table. */
export interface StoredEntry {
  readonly room: string;
  readonly match: number;
  readonly body: string;
}

/** A pack that somebody shared. */
export interface StoredPack {
  readonly code: string;
  readonly body: string;
}

/** The ownership of whoever creates a room. */
export const firstEpoch = 1;

/** A room is due for a snapshot after this many rows. */
export const snapshotEvery = 200;
/** So many of the last rows can be replayed at any time, for guests who were away. */
export const replayableRows = 2 * snapshotEvery;
/** The oldest snapshot that is kept lies at least so far back: a reader may be a little behind the last row. */
export const keptRows = replayableRows + snapshotEvery;

/**
 * A room keeps the recordings of its last matches, as many as there is room for. `unpacked`: the characters of one match
 * before it is compressed; a match of four with five thousand moves has three millions.
 */
export const recordingLimits = { matches: 100, matchBytes: 750_000, unpacked: 16_000_000, roomBytes: 8_000_000 };

/** The book of a room tells of its last matches, longer than they can be seen again. */
export const bookMatches = 300;

/** How long rooms are kept that nobody uses, and those with a book. All times in milliseconds since 1970. */
export interface Retention {
  readonly since: number;
  readonly booksSince: number;
  /** So many rooms at most are kept for their books, those that were used last. */
  readonly mostBooks: number;
}

/** Of one guest in a room, and of a room. */
export const reportLimits = { guest: 10, room: 50, scenarioBytes: 100_000 };

/**
 * The storage of rooms. Everything else about a room follows from its last snapshot and the rows after it.
 *
 * What is kept: the newest snapshot, the newest of those that lie `keptRows` before it, the last one of each
 * `snapshotEvery` rows between these two, and all rows after the oldest of them. So there are two snapshots at least
 * before any row is removed, and whoever cannot read the newest one begins at the one before.
 */
export interface Store {
  /** Who is told that a table gathers. */
  readonly push: PushStore;
  /** Resolves when the storage takes what is written. */
  check(): Promise<void>;
  /** A new room that belongs to its creator, with `firstEpoch`; false where the code is taken. */
  create(room: string, now: number): Promise<boolean>;
  /** Takes the room over, so that nobody else can write to it, and reads the rows after one; null where there is none. */
  claim(room: string, now: number, after: number): Promise<ClaimedRoom | null>;
  /** Which ownership is the last one; null where there is no such room. */
  epoch(room: string): Promise<number | null>;
  /**
   * Writes all batches at once, results with their rows. True per batch that is now durable, false where another owner
   * has the room.
   * A rejection means nobody knows: the room must be opened anew.
   */
  append(batches: readonly LogBatch[]): Promise<readonly boolean[]>;
  /** Adds a snapshot, and removes the snapshots and rows that are no longer kept. All rows from `neededFrom` on are. */
  snapshot(room: string, epoch: number, snapshot: Row, neededFrom?: number | null): Promise<void>;
  /** Forgets the snapshots after a row: they cannot be read. */
  dropSnapshots(room: string, epoch: number, after: number): Promise<void>;
  /**
   * The last snapshot, or the last one at a row or before; and the rows from there to the end, or up to another. Changes
   * nothing. Null where there is no such room.
   */
  history(room: string, after?: number, upTo?: number): Promise<History | null>;
  /** How the room's matches ended, the last ones first, at most a hundred: each as it came with its row. */
  results(room: string): Promise<readonly string[]>;
  /**
   * Adds a recording, and removes the oldest beyond the limits. One of the same match is left as it is, and where there
   * is no such room nothing is written.
   */
  addRecording(recording: StoredRecording): Promise<void>;
  /** The recordings of a room, the latest first. */
  recordings(room: string): Promise<readonly ListedRecording[]>;
  recording(id: string): Promise<StoredRecording | null>;
  /** The same without what is large: strangers may ask for it as often as they ask for pages. */
  listedRecording(id: string): Promise<ListedRecording | null>;
  /** The recordings of one deal, the first one first. */
  recordingsOfDeal(deal: string): Promise<readonly ListedRecording[]>;
  /** Keeps a report, unless the guest or the room has too many of them, or there is no such room: then false. */
  addReport(report: StoredReport): Promise<boolean>;
  /** The reports of a room, or of all rooms, the latest first, at most a hundred; without scenarios. */
  reports(room?: string): Promise<readonly Omit<StoredReport, 'scenario'>[]>;
  report(id: string): Promise<StoredReport | null>;
  /** Who may see everything of it from now on. */
  setRecordingAccess(id: string, access: string): Promise<void>;
  /** Removes the reports of a guest, and those about these matches. */
  dropReports(room: string, guest: string, matches: readonly number[]): Promise<void>;
  /** Other words for what a list tells and for the match itself; its inputs, which tell everything, are not kept. */
  rewriteRecording(id: string, about: string, body: string): Promise<void>;
  /** Other words for how one match ended, found by those it has. */
  rewriteResult(room: string, before: string, after: string): Promise<void>;
  /**
   * Writes a match into the book of its room, in place of what was written of it before, and removes the oldest beyond
   * `bookMatches`. Where there is no such room nothing is written.
   */
  putInBook(entry: StoredEntry): Promise<void>;
  /** The matches in the book of a room, the latest first. */
  book(room: string): Promise<readonly string[]>;
  /** All rows from one seq on that are still kept, for audits. */
  rows(room: string, from: number): Promise<readonly Row[]>;
  /** Marks rooms as in use. */
  touch(rooms: readonly string[], now: number): Promise<void>;
  /** Removes a room and everything of it, whoever owns it; false where there is none. */
  remove(room: string): Promise<boolean>;
  /**
   * Removes rooms not used since, and takes from those that have a book everything but that and the room as it was last;
   * how many of each.
   */
  removeUnused(retention: Retention): Promise<{ readonly removed: number; readonly shelved: number }>;
  /**
   * Keeps a pack under its code, unless there is one already or as many as may be; what is kept under the code then. Of a
   * full shelf the oldest pack goes that nobody has opened after its first day.
   */
  addPack(pack: StoredPack, most: number, now: number): Promise<string | null>;
  /** A shared pack, which counts as used by that. */
  pack(code: string, now: number): Promise<string | null>;
  /** The packs that were shared last, at most so many, and how many there are. */
  packs(most: number): Promise<{ readonly count: number; readonly last: readonly StoredPack[] }>;
  removePack(code: string): Promise<boolean>;
  /** Removes packs not used since; how many. */
  removeUnusedPacks(since: number): Promise<number>;
  close(): Promise<void>;
}
