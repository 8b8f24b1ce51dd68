/** One line of a room's log. */
export interface Row {
  readonly seq: number;
  /** The room's own time. */
  readonly at: number;
  readonly body: string;
}

/** Lines of one room to be written, by whoever believes to own it. */
export interface Saving {
  readonly room: string;
  /** Which ownership this is: raised by every `open`, so that an owner who lost the room cannot write. */
  readonly epoch: number;
  readonly rows: readonly Row[];
}

/** A room as it was kept: its last snapshot, and what came after. */
export interface Kept {
  readonly epoch: number;
  readonly snapshot: Row | null;
  readonly tail: readonly Row[];
}

/** Where rooms are kept. Everything else about a room follows from its log. */
export interface Store {
  /** Resolves when the storage answers. */
  check(): Promise<void>;
  /** False where the code is taken. */
  create(room: string, now: number): Promise<boolean>;
  /** Takes the room over, so that nobody else can write to it; null where there is none. */
  open(room: string, now: number): Promise<Kept | null>;
  /** Which ownership is the last one; null where there is no such room. */
  epoch(room: string): Promise<number | null>;
  /**
   * Writes all savings at once. True per saving that is now durable, false where another owner has the room.
   * A rejection means nobody knows: the room must be opened anew.
   */
  append(savings: readonly Saving[]): Promise<readonly boolean[]>;
  snapshot(room: string, epoch: number, snapshot: Row): Promise<void>;
  /** Lines from one seq on, for who was away and for auditors. */
  rows(room: string, from: number): Promise<readonly Row[]>;
  /** Marks rooms as in use. */
  touch(rooms: readonly string[], now: number): Promise<void>;
  /** Forgets rooms not used since; how many. */
  removeUnused(since: number): Promise<number>;
  close(): Promise<void>;
}
