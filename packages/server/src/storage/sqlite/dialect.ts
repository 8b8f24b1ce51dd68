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
import type { Mutex } from '../../mutex.ts';
import type { SqliteThread, QueryResult as ThreadQueryResult } from './thread.ts';

/** Connects Kysely to SQLite in its thread. A mutex keeps the queries of a transaction together. */
export class ThreadDialect implements Dialect {
  private readonly thread: SqliteThread;
  private readonly mutex: Mutex;

  constructor(thread: SqliteThread, mutex: Mutex) {
    this.thread = thread;
    this.mutex = mutex;
  }

  createDriver(): Driver {
    return new ThreadDriver(this.thread, this.mutex);
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
  private readonly mutex: Mutex;

  constructor(thread: SqliteThread, mutex: Mutex) {
    this.thread = thread;
    this.mutex = mutex;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.thread, await this.mutex.acquire());
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.end();
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.run('BEGIN');
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.run('COMMIT');
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.run('ROLLBACK');
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

  run(sql: string, parameters?: readonly unknown[]): Promise<ThreadQueryResult> {
    return this.thread.query(sql, parameters);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changed } = await this.run(sql, parameters);
    // Kysely derives R from the query itself.
    return { rows: rows as R[], numAffectedRows: BigInt(changed) };
  }

  // biome-ignore lint/correctness/useYield: nothing here is long enough to be read bit by bit.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not needed');
  }
}
