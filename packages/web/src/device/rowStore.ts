import type { History, Row } from '@tasovka/server/room';

/** Where the tables of this device are kept. */
export interface RowStore {
  /** The last snapshot of a table, or the last one at a row or before, and the rows from there on; null where there is none. */
  history(room: string, after?: number, upTo?: number): Promise<History | null>;
  append(room: string, rows: readonly Row[]): Promise<void>;
  /** A snapshot takes the place of all rows before it, but for those from `neededFrom` on: they can be seen again. */
  snapshot(room: string, snapshot: Row, neededFrom: number | null): Promise<void>;
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

  append(room: string, rows: readonly Row[]): Promise<void> {
    const transaction = this.database.transaction('rows', 'readwrite');
    for (const { seq, at, body } of rows) transaction.objectStore('rows').put({ seq, at, body }, [room, seq]);
    return finished(transaction);
  }

  async snapshot(room: string, snapshot: Row, neededFrom: number | null): Promise<void> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    const store = transaction.objectStore('snapshots');
    const before = snapshotBefore(neededFrom ?? 0, await this.snapshots(transaction, room));
    if (before) store.put(before, earlier(room));
    else store.delete(earlier(room));
    store.put(snapshot, room);
    const last = neededFrom === null ? snapshot.seq : (before?.seq ?? 0);
    transaction.objectStore('rows').delete(rowsOf(room, 0, last));
    return finished(transaction);
  }

  forget(room: string): Promise<void> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    for (const key of [room, earlier(room)]) transaction.objectStore('snapshots').delete(key);
    transaction.objectStore('rows').delete(rowsOf(room));
    return finished(transaction);
  }
}

/** A private window may keep nothing: then a table lasts as long as its page. */
class NothingKept implements RowStore {
  async history(): Promise<null> {
    return null;
  }
  async append(): Promise<void> {}
  async snapshot(): Promise<void> {}
  async forget(): Promise<void> {}
}

export const openRowStore = (): Promise<RowStore> =>
  openDatabase().then(
    (database) => new IndexedRows(database),
    () => new NothingKept(),
  );
