import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Pause } from './pause.ts';
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
  // A line of a log is small, and whole pages are written for it. Only a new file listens to this.
  database.exec('PRAGMA page_size = 2048');
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
  private readonly begin: StatementSync;
  private readonly insert: StatementSync;
  private readonly insertResult: StatementSync;
  private readonly commit: StatementSync;
  private readonly checkpointer: Worker;
  private readonly pause: Pause;

  constructor(database: DatabaseSync, db: Kysely<Database>, checkpointer: Worker) {
    super(db);
    this.database = database;
    this.checkpointer = checkpointer;
    this.pause = new Pause(checkpointer);
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.insert = database.prepare(
      'INSERT INTO log (room, seq, at, body) SELECT code, ?2, ?3, ?4 FROM rooms WHERE code = ?1 AND epoch = ?5',
    );
    this.insertResult = database.prepare('INSERT INTO results (room, seq, body) VALUES (?, ?, ?)');
    this.commit = database.prepare('COMMIT');
  }

  async check(): Promise<void> {
    this.database.exec('SELECT 1');
  }

  /** The busiest query: prepared once, one transaction for all rooms. A line goes in where its writer owns the room. */
  async append(savings: readonly Saving[]): Promise<readonly boolean[]> {
    if (this.pause.untilOver) await this.pause.untilOver;
    this.begin.run();
    try {
      const written = savings.map((saving) => this.write(saving));
      this.commit.run();
      return written;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private write({ room, epoch, rows }: Saving): boolean {
    for (const { seq, at, body, result } of rows) {
      if (this.insert.run(room, seq, at, body, epoch).changes !== 1) return false;
      if (result !== undefined) this.insertResult.run(room, seq, result);
    }
    return true;
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
