import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Mutex } from './mutex.ts';
import type { QueryRows, SqliteThread } from './thread.ts';

/** How Kysely speaks to SQLite in its thread: in turns, for a transaction is several questions. */
export class ThreadDialect implements Dialect {
  private readonly thread: SqliteThread;
  private readonly turns: Mutex;

  constructor(thread: SqliteThread, turns: Mutex) {
    this.thread = thread;
    this.turns = turns;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.thread, this.turns);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class ThreadDriver implements Driver {
  private readonly thread: SqliteThread;
  private readonly turns: Mutex;

  constructor(thread: SqliteThread, turns: Mutex) {
    this.thread = thread;
    this.turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.thread, await this.turns.acquire());
  }

  async releaseConnection(turn: ThreadConnection): Promise<void> {
    turn.end();
  }

  async beginTransaction(turn: ThreadConnection): Promise<void> {
    await turn.run('BEGIN');
  }

  async commitTransaction(turn: ThreadConnection): Promise<void> {
    await turn.run('COMMIT');
  }

  async rollbackTransaction(turn: ThreadConnection): Promise<void> {
    await turn.run('ROLLBACK');
  }

  destroy(): Promise<void> {
    return this.thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  private readonly thread: SqliteThread;
  readonly end: () => void;

  constructor(thread: SqliteThread, end: () => void) {
    this.thread = thread;
    this.end = end;
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<QueryRows> {
    return this.thread.request({ kind: 'query', sql, parameters }) as Promise<QueryRows>;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changed } = await this.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changed) };
  }

  // biome-ignore lint/correctness/useYield: nothing here is long enough to be read bit by bit.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not needed');
  }
}
