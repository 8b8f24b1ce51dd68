import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { Queries } from '../queries.ts';
import { type Database, migrate } from '../schema.ts';
import type { Saving, Store } from '../store.ts';
import { ThreadDialect } from './dialect.ts';
import { type FlatLines, Thread, type ThreadOptions } from './thread.ts';
import { Turns } from './turns.ts';

export async function openSqlite(options: ThreadOptions): Promise<Store> {
  mkdirSync(dirname(options.file), { recursive: true });
  const thread = new Thread(options);
  const turns = new Turns();
  const db = new Kysely<Database>({ dialect: new ThreadDialect(thread, turns) });
  await migrate(db);
  return new SqliteStore(thread, turns, db);
}

class SqliteStore extends Queries implements Store {
  private readonly thread: Thread;
  private readonly turns: Turns;

  constructor(thread: Thread, turns: Turns, db: Kysely<Database>) {
    super(db);
    this.thread = thread;
    this.turns = turns;
  }

  async check(): Promise<void> {
    await this.thread.ask({ kind: 'query', sql: 'SELECT 1', parameters: [] });
  }

  async append(savings: readonly Saving[]): Promise<readonly boolean[]> {
    const done = await this.turns.take();
    try {
      const refused = (await this.thread.ask({ kind: 'append', lines: flat(savings) })) as string[];
      return savings.map(({ room }) => !refused.includes(room));
    } finally {
      done();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}

function flat(savings: readonly Saving[]): FlatLines {
  const lines: (string | number | null)[] = [];
  for (const { room, epoch, rows } of savings) {
    for (const { seq, at, body, result } of rows) lines.push(room, epoch, seq, at, body, result ?? null);
  }
  return lines;
}
