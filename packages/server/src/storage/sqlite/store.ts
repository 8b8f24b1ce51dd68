import { Kysely } from 'kysely';
import { Mutex } from '../../mutex.ts';
import { Queries } from '../queries.ts';
import { type Database, migrate } from '../schema.ts';
import type { LogBatch, Store } from '../store.ts';
import { ThreadDialect } from './dialect.ts';
import { prepareFiles } from './files.ts';
import { type FlatLines, SqliteThread, type ThreadOptions } from './thread.ts';

export interface SqliteOptions extends ThreadOptions {
  /** Called where the thread ends by itself after it has begun well: nothing can be read or written any more. */
  onDeath?(error: Error): void;
}

export async function openSqlite({ file, durability, onDeath }: SqliteOptions): Promise<Store> {
  prepareFiles(file);
  const thread = new SqliteThread({ file, durability });
  const mutex = new Mutex();
  const db = new Kysely<Database>({ dialect: new ThreadDialect(thread, mutex) });
  await migrate(db);
  if (onDeath) thread.onDeath = onDeath;
  return new SqliteStore(thread, mutex, db);
}

class SqliteStore extends Queries implements Store {
  private readonly thread: SqliteThread;
  private readonly mutex: Mutex;

  constructor(thread: SqliteThread, mutex: Mutex, db: Kysely<Database>) {
    super(db, false);
    this.thread = thread;
    this.mutex = mutex;
  }

  async append(batches: readonly LogBatch[]): Promise<readonly boolean[]> {
    const release = await this.mutex.acquire();
    try {
      const { refused } = await this.thread.append(flat(batches));
      return batches.map(({ room }) => !refused.includes(room));
    } finally {
      release();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}

function flat(batches: readonly LogBatch[]): FlatLines {
  const lines: (string | number | null)[] = [];
  for (const { room, epoch, rows } of batches) {
    for (const { seq, at, body, result } of rows) lines.push(room, epoch, seq, at, body, result ?? null);
  }
  return lines;
}
