import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { Queries } from '../queries.ts';
import { type Database, migrate } from '../schema.ts';
import type { LogBatch, Store } from '../store.ts';
import { ThreadDialect } from './dialect.ts';
import { Mutex } from './mutex.ts';
import { type FlatLines, SqliteThread, type ThreadOptions } from './thread.ts';

export async function openSqlite(options: ThreadOptions): Promise<Store> {
  mkdirSync(dirname(options.file), { recursive: true });
  const thread = new SqliteThread(options);
  const mutex = new Mutex();
  const db = new Kysely<Database>({ dialect: new ThreadDialect(thread, mutex) });
  await migrate(db);
  return new SqliteStore(thread, mutex, db);
}

class SqliteStore extends Queries implements Store {
  private readonly thread: SqliteThread;
  private readonly mutex: Mutex;

  constructor(thread: SqliteThread, mutex: Mutex, db: Kysely<Database>) {
    super(db);
    this.thread = thread;
    this.mutex = mutex;
  }

  async check(): Promise<void> {
    await this.thread.query('SELECT 1');
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
