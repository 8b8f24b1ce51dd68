import pg from 'pg';
import type { Value } from './backupFile.ts';
import { isOurs, quoted, type Tables } from './tables.ts';

/** A recording may take more than a megabyte: all of them are in memory together. */
const rowsAtOnce = 100;
const bigint = 20;

/** One transaction that only reads: PostgreSQL shows it the same moment throughout and keeps nobody from writing. */
export async function postgresTables(url: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.setTypeParser(bigint, Number);
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const found = await client.query<{ name: string; columns: string[] }>(
    `SELECT table_name::text AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  );
  const hasMigrations = found.rows.some(({ name }) => name === 'kysely_migration');
  const last = hasMigrations ? 'SELECT max(name) AS name FROM kysely_migration' : 'SELECT NULL AS name';
  const migration = (await client.query<{ name: string | null }>(last)).rows[0]?.name ?? null;
  return {
    migration,
    tables: found.rows.filter(({ name }) => isOurs(name)),
    async *rows(table, columns) {
      const query = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`;
      await client.query(`DECLARE backup NO SCROLL CURSOR FOR ${query}`);
      for (;;) {
        const { rows } = await client.query<Value[]>({ text: `FETCH ${rowsAtOnce} FROM backup`, rowMode: 'array' });
        yield* rows;
        if (rows.length < rowsAtOnce) break;
      }
      await client.query('CLOSE backup');
    },
    close: () => client.end(),
  };
}
