import type { History, Row } from '@tasovka/server/room';

/** Where the tables of this device are kept. */
export interface RowStore {
  /** A table has one writer: whoever opens it gets a number, and nobody with an earlier one writes any more. */
  claim(room: string): Promise<number>;
  /** The last snapshot of a table, or the last one at a row or before, and the rows from there on; null where there is none. */
  history(room: string, after?: number, upTo?: number): Promise<History | null>;
  /** False where another window has claimed the table since. */
  append(room: string, epoch: number, rows: readonly Row[]): Promise<boolean>;
  /** A snapshot takes the place of all rows before it, but for those from `neededFrom` on: they can be seen again. */
  snapshot(room: string, epoch: number, snapshot: Row, neededFrom: number | null): Promise<boolean>;
  forget(room: string): Promise<void>;
}

/** Raised when the stores below change; what was kept before is then read or dropped in `upgrade`. */
const version = 1;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

/** Rows of one room: their keys are [room, seq], and lists come after numbers. */
const rowsOf = (room: string, from = 0, upTo: number | [] = []): IDBKeyRange =>
  IDBKeyRange.bound([room, from], [room, upTo]);
/** The snapshot that the rows of the last match begin after, beside the newest one. */
const earlier = (room: string): string => `${room} earlier`;
/** Who writes a table, beside its snapshots. */
const epochOf = (room: string): string => `${room} epoch`;

/** Of two snapshots, the newer first, the one that everything from a row on follows. */
export const snapshotBefore = (from: number, snapshots: readonly (Row | undefined)[]): Row | null =>
  snapshots.find((one) => one !== undefined && one.seq < from) ?? null;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('tasovka-tables', version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows');
    request.result.createObjectStore('snapshots');
  };
  return asked(request);
}

class IndexedRows implements RowStore {
  private readonly database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.database = database;
  }

  async history(room: string, after = Number.POSITIVE_INFINITY, upTo?: number): Promise<History | null> {
    const transaction = this.database.transaction(['rows', 'snapshots']);
    const snapshot = snapshotBefore(after + 1, await this.snapshots(transaction, room));
    const from = (snapshot?.seq ?? 0) + 1;
    const tail = await asked<Row[]>(transaction.objectStore('rows').getAll(rowsOf(room, from, upTo)));
    return snapshot || tail[0]?.seq === 1 ? { snapshot, tail } : null;
  }

  private snapshots(transaction: IDBTransaction, room: string): Promise<(Row | undefined)[]> {
    const store = transaction.objectStore('snapshots');
    return Promise.all([room, earlier(room)].map((key) => asked<Row | undefined>(store.get(key))));
  }

  claim(room: string): Promise<number> {
    return this.take(room, () => undefined);
  }

  append(room: string, epoch: number, rows: readonly Row[]): Promise<boolean> {
    return this.write(room, epoch, async (transaction) => {
      for (const { seq, at, body } of rows) transaction.objectStore('rows').put({ seq, at, body }, [room, seq]);
    });
  }

  snapshot(room: string, epoch: number, snapshot: Row, neededFrom: number | null): Promise<boolean> {
    return this.write(room, epoch, async (transaction) => {
      const store = transaction.objectStore('snapshots');
      const before = snapshotBefore(neededFrom ?? 0, await this.snapshots(transaction, room));
      if (before) store.put(before, earlier(room));
      else store.delete(earlier(room));
      store.put(snapshot, room);
      const last = neededFrom === null ? snapshot.seq : (before?.seq ?? 0);
      transaction.objectStore('rows').delete(rowsOf(room, 0, last));
    });
  }

  async forget(room: string): Promise<void> {
    await this.take(room, (transaction) => {
      for (const key of [room, earlier(room)]) transaction.objectStore('snapshots').delete(key);
      transaction.objectStore('rows').delete(rowsOf(room));
    });
  }

  /** Whoever had the table writes nothing from here on. */
  private async take(room: string, change: (transaction: IDBTransaction) => void): Promise<number> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    const store = transaction.objectStore('snapshots');
    const epoch = ((await asked<number | undefined>(store.get(epochOf(room)))) ?? 0) + 1;
    store.put(epoch, epochOf(room));
    change(transaction);
    await finished(transaction);
    return epoch;
  }

  private async write(
    room: string,
    epoch: number,
    change: (transaction: IDBTransaction) => Promise<void>,
  ): Promise<boolean> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    const isOurs = (await asked(transaction.objectStore('snapshots').get(epochOf(room)))) === epoch;
    if (isOurs) await change(transaction);
    await finished(transaction);
    return isOurs;
  }
}

/** A private window may keep nothing: then a table lasts as long as its page. */
class NothingKept implements RowStore {
  async claim(): Promise<number> {
    return 1;
  }
  async history(): Promise<null> {
    return null;
  }
  async append(): Promise<boolean> {
    return true;
  }
  async snapshot(): Promise<boolean> {
    return true;
  }
  async forget(): Promise<void> {}
}

export const openRowStore = (): Promise<RowStore> =>
  openDatabase().then(
    (database) => new IndexedRows(database),
    () => new NothingKept(),
  );
