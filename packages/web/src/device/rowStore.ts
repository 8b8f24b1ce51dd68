import type { History, Row } from '@tasovka/server/room';

/** Where the tables of this device are kept. */
export interface RowStore {
  /** What is kept of a table; null where there is none. */
  history(room: string): Promise<History | null>;
  append(room: string, rows: readonly Row[]): Promise<void>;
  /** A snapshot takes the place of all rows before it. */
  snapshot(room: string, snapshot: Row): Promise<void>;
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

/** All rows of one room: their keys are [room, seq], and lists come after numbers. */
const rowsOf = (room: string, upTo: number | [] = []): IDBKeyRange => IDBKeyRange.bound([room], [room, upTo]);

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

  async history(room: string): Promise<History | null> {
    const transaction = this.database.transaction(['rows', 'snapshots']);
    const [snapshot, tail] = await Promise.all([
      asked<Row | undefined>(transaction.objectStore('snapshots').get(room)),
      asked<Row[]>(transaction.objectStore('rows').getAll(rowsOf(room))),
    ]);
    return snapshot || tail.length > 0 ? { snapshot: snapshot ?? null, tail } : null;
  }

  append(room: string, rows: readonly Row[]): Promise<void> {
    const transaction = this.database.transaction('rows', 'readwrite');
    for (const { seq, at, body } of rows) transaction.objectStore('rows').put({ seq, at, body }, [room, seq]);
    return finished(transaction);
  }

  snapshot(room: string, snapshot: Row): Promise<void> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    transaction.objectStore('snapshots').put(snapshot, room);
    transaction.objectStore('rows').delete(rowsOf(room, snapshot.seq));
    return finished(transaction);
  }

  forget(room: string): Promise<void> {
    const transaction = this.database.transaction(['rows', 'snapshots'], 'readwrite');
    transaction.objectStore('snapshots').delete(room);
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
