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
  const turns = new Mutex();
  const db = new Kysely<Database>({ dialect: new ThreadDialect(thread, turns) });
  await migrate(db);
  return new SqliteStore(thread, turns, db);
}

class SqliteStore extends Queries implements Store {
  private readonly thread: SqliteThread;
  private readonly turns: Mutex;

  constructor(thread: SqliteThread, turns: Mutex, db: Kysely<Database>) {
    super(db);
    this.thread = thread;
    this.turns = turns;
  }

  async check(): Promise<void> {
    await this.thread.request({ kind: 'query', sql: 'SELECT 1', parameters: [] });
  }

  async append(savings: readonly LogBatch[]): Promise<readonly boolean[]> {
    const done = await this.turns.acquire();
    try {
      const refused = (await this.thread.request({ kind: 'append', lines: flat(savings) })) as string[];
      return savings.map(({ room }) => !refused.includes(room));
    } finally {
      done();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}

function flat(savings: readonly LogBatch[]): FlatLines {
  const lines: (string | number | null)[] = [];
  for (const { room, epoch, rows } of savings) {
    for (const { seq, at, body, result } of rows) lines.push(room, epoch, seq, at, body, result ?? null);
  }
  return lines;
}
