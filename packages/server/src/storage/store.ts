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
  /** Which ownership this is: raised by every `open`, so that an owner who lost the room cannot write. */
  readonly epoch: number;
  readonly rows: readonly NewRow[];
}

/** A snapshot of a room (null for its beginning), and the rows after it. */
export interface History {
  readonly snapshot: Row | null;
  readonly tail: readonly Row[];
}

/** A room as it is stored: its last snapshot and the rows after it. */
export interface StoredRoom extends History {
  readonly epoch: number;
}

/** A room is due for a snapshot after this many rows. */
export const snapshotEvery = 200;
/** So many rows can be replayed at any time without replaying the whole log: snapshots are kept that far back. */
export const replayableRows = 2 * snapshotEvery;

/** The storage of rooms. Everything else about a room follows from its log. */
export interface Store {
  /** Resolves when the storage answers. */
  check(): Promise<void>;
  /** False where the code is taken. */
  create(room: string, now: number): Promise<boolean>;
  /** Takes the room over, so that nobody else can write to it; null where there is none. */
  open(room: string, now: number): Promise<StoredRoom | null>;
  /** Which ownership is the last one; null where there is no such room. */
  epoch(room: string): Promise<number | null>;
  /**
   * Writes all batches at once, results with their rows. True per batch that is now durable, false where another owner
   * has the room.
   * A rejection means nobody knows: the room must be opened anew.
   */
  append(batches: readonly LogBatch[]): Promise<readonly boolean[]>;
  snapshot(room: string, epoch: number, snapshot: Row): Promise<void>;
  /** A snapshot at a row or a little before, and the rows from there up to another. */
  history(room: string, after: number, upTo: number): Promise<History>;
  /** How the room's matches ended, the last ones first, at most a hundred: each as it came with its row. */
  results(room: string): Promise<readonly string[]>;
  /** All rows from one seq on, for audits. */
  rows(room: string, from: number): Promise<readonly Row[]>;
  /** Marks rooms as in use. */
  touch(rooms: readonly string[], now: number): Promise<void>;
  /** Forgets rooms not used since; how many. */
  removeUnused(since: number): Promise<number>;
  close(): Promise<void>;
}
