import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Queries } from './queries.ts';
import { type Database, migrate } from './schema.ts';
import type { LogBatch, Store } from './store.ts';

const bigint = 20;

export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    // Times and counts fit into numbers; pg would give them as strings.
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === bigint ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks, in use or not, must not end the process: its user gets the error from the query.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return new PostgresStore(pool, db);
}

/**
 * One statement for all rooms. Rooms are locked against a change of owner while their lines are written, so whoever
 * opens a room next sees every line its last owner managed to write, and after that it writes none.
 */
const appendAll = {
  name: 'append-all',
  text: `
    WITH incoming AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::text[])
        AS t(room, epoch, seq, at, body, result)
    ), owned AS (
      SELECT code, epoch FROM rooms WHERE code = ANY($1::text[]) FOR SHARE
    ), written AS (
      INSERT INTO log (room, seq, at, body)
      SELECT i.room, i.seq, i.at, i.body FROM incoming i JOIN owned o ON o.code = i.room AND o.epoch = i.epoch
      RETURNING room, seq
    ), ended AS (
      INSERT INTO results (room, seq, body)
      SELECT room, seq, i.result FROM written JOIN incoming i USING (room, seq) WHERE i.result IS NOT NULL
    )
    SELECT room, seq FROM written`,
};

class PostgresStore extends Queries implements Store {
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool, db: Kysely<Database>) {
    super(db, true);
    this.pool = pool;
  }

  async append(batches: readonly LogBatch[]): Promise<readonly boolean[]> {
    const rowsToWrite = batches.flatMap(({ room, epoch, rows }) => rows.map((row) => ({ room, epoch, ...row })));
    const { rows } = await this.pool.query<{ room: string; seq: number }>({
      ...appendAll,
      values: [
        rowsToWrite.map(({ room }) => room),
        rowsToWrite.map(({ epoch }) => epoch),
        rowsToWrite.map(({ seq }) => seq),
        rowsToWrite.map(({ at }) => at),
        rowsToWrite.map(({ body }) => body),
        rowsToWrite.map(({ result }) => result ?? null),
      ],
    });
    const written = new Set(rows.map(({ room, seq }) => `${room} ${seq}`));
    return batches.map(({ room, rows: wanted }) => wanted.every(({ seq }) => written.has(`${room} ${seq}`)));
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
