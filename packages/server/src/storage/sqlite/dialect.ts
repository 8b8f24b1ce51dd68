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
import type { Found, Thread } from './thread.ts';
import type { Turns } from './turns.ts';

/** How Kysely speaks to SQLite in its thread: in turns, for a transaction is several questions. */
export class ThreadDialect implements Dialect {
  private readonly thread: Thread;
  private readonly turns: Turns;

  constructor(thread: Thread, turns: Turns) {
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
  private readonly thread: Thread;
  private readonly turns: Turns;

  constructor(thread: Thread, turns: Turns) {
    this.thread = thread;
    this.turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.thread, await this.turns.take());
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.end();
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await turn.run('BEGIN');
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.run('COMMIT');
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    await turn.run('ROLLBACK');
  }

  destroy(): Promise<void> {
    return this.thread.close();
  }
}

class Turn implements DatabaseConnection {
  private readonly thread: Thread;
  readonly end: () => void;

  constructor(thread: Thread, end: () => void) {
    this.thread = thread;
    this.end = end;
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<Found> {
    return this.thread.ask({ kind: 'query', sql, parameters }) as Promise<Found>;
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
