/** One line of a room's log. */
export interface Row {
  readonly seq: number;
  /** The room's own time. */
  readonly at: number;
  readonly body: string;
}

/** A line to be written; the one that ends a match says how it ended, so that nobody need play it again to know. */
export interface NewRow extends Row {
  readonly result?: string;
}

/** Lines of one room to be written, by whoever believes to own it. */
export interface LogBatch {
  readonly room: string;
  /** Which ownership this is: raised by every `open`, so that an owner who lost the room cannot write. */
  readonly epoch: number;
  readonly rows: readonly NewRow[];
}

/** A room as it was at some line, null for its very beginning, and what came after. */
export interface History {
  readonly snapshot: Row | null;
  readonly tail: readonly Row[];
}

/** A room as it was kept, since its last snapshot. */
export interface StoredRoom extends History {
  readonly epoch: number;
}

/** A room is due for a snapshot after this many lines. */
export const snapshotEvery = 200;
/** So much of a log can be told again at any time without playing all of it: snapshots are kept as far back as that. */
export const replayableRows = 2 * snapshotEvery;

/** Where rooms are kept. Everything else about a room follows from its log. */
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
   * Writes all savings at once, results with their lines. True per saving that is now durable, false where another owner has the room.
   * A rejection means nobody knows: the room must be opened anew.
   */
  append(savings: readonly LogBatch[]): Promise<readonly boolean[]>;
  snapshot(room: string, epoch: number, snapshot: Row): Promise<void>;
  /** The room as it was at a line or a little before, and the lines from there up to another. */
  history(room: string, after: number, upTo: number): Promise<History>;
  /** How the room's matches ended, the last ones first, at most a hundred: each as it came with its line. */
  results(room: string): Promise<readonly string[]>;
  /** All lines from one seq on, for auditors. */
  rows(room: string, from: number): Promise<readonly Row[]>;
  /** Marks rooms as in use. */
  touch(rooms: readonly string[], now: number): Promise<void>;
  /** Forgets rooms not used since; how many. */
  removeUnused(since: number): Promise<number>;
  close(): Promise<void>;
}
