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

/** The ownership of whoever creates a room. */
export const firstEpoch = 1;

/** A room is due for a snapshot after this many rows. */
export const snapshotEvery = 200;
/** So many of the last rows can be replayed at any time, for guests who were away. */
export const replayableRows = 2 * snapshotEvery;
/** The oldest snapshot that is kept lies at least so far back: a reader may be a little behind the last row. */
export const keptRows = replayableRows + snapshotEvery;

/**
 * The storage of rooms. Everything else about a room follows from its last snapshot and the rows after it.
 *
 * What is kept: the newest snapshot, the newest of those that lie `keptRows` before it, the last one of each
 * `snapshotEvery` rows between these two, and all rows after the oldest of them. So there are two snapshots at least
 * before any row is removed, and whoever cannot read the newest one begins at the one before.
 */
export interface Store {
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
  /** Adds a snapshot, and removes the snapshots and rows that are no longer kept. */
  snapshot(room: string, epoch: number, snapshot: Row): Promise<void>;
  /** Forgets the snapshots after a row: they cannot be read. */
  dropSnapshots(room: string, epoch: number, after: number): Promise<void>;
  /**
   * The last snapshot, or the last one at a row or before; and the rows from there to the end, or up to another. Changes
   * nothing. Null where there is no such room.
   */
  history(room: string, after?: number, upTo?: number): Promise<History | null>;
  /** How the room's matches ended, the last ones first, at most a hundred: each as it came with its row. */
  results(room: string): Promise<readonly string[]>;
  /** All rows from one seq on that are still kept, for audits. */
  rows(room: string, from: number): Promise<readonly Row[]>;
  /** Marks rooms as in use. */
  touch(rooms: readonly string[], now: number): Promise<void>;
  /** Removes a room and everything of it, whoever owns it; false where there is none. */
  remove(room: string): Promise<boolean>;
  /** Removes rooms not used since; how many. */
  removeUnused(since: number): Promise<number>;
  close(): Promise<void>;
}
