import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Queries } from './queries.ts';
import { type Database, migrate } from './schema.ts';
import type { Saving, Store } from './store.ts';

export interface SqliteOptions {
  readonly file: string;
  /** `normal` outlives a killed process, `full` a power cut as well. */
  readonly durability: 'normal' | 'full';
}

export async function openSqlite({ file, durability }: SqliteOptions): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: asKysely(database) }) });
  await migrate(db);
  database.exec('PRAGMA wal_autocheckpoint = 0');
  const checkpointer = new Worker(new URL('./checkpointer.ts', import.meta.url), { workerData: { file } });
  checkpointer.unref();
  return new SqliteStore(database, db, checkpointer);
}

class SqliteStore extends Queries implements Store {
  private readonly database: DatabaseSync;
  private readonly insert: StatementSync;
  private readonly epochOf: StatementSync;
  private readonly checkpointer: Worker;

  constructor(database: DatabaseSync, db: Kysely<Database>, checkpointer: Worker) {
    super(db);
    this.database = database;
    this.checkpointer = checkpointer;
    this.insert = database.prepare('INSERT INTO log (room, seq, at, body) VALUES (?, ?, ?, ?)');
    this.epochOf = database.prepare('SELECT epoch FROM rooms WHERE code = ?');
  }

  async check(): Promise<void> {
    this.database.exec('SELECT 1');
  }

  /** The busiest query: prepared once, one transaction for all rooms. */
  async append(savings: readonly Saving[]): Promise<readonly boolean[]> {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const written = savings.map(({ room, epoch, rows }) => {
        if (this.epochOf.get(room)?.epoch !== epoch) return false;
        for (const { seq, at, body } of rows) this.insert.run(room, seq, at, body);
        return true;
      });
      this.database.exec('COMMIT');
      return written;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.checkpointer.terminate();
    await this.db.destroy();
  }
}

/** Kysely speaks to better-sqlite3; Node's own is nearly the same. */
function asKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
