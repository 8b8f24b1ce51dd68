import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../storage/schema.ts';
import { BackupProblem } from './backupFile.ts';
import type { Target } from './restore.ts';
import { quoted } from './tables.ts';

/** A database without our tables; those that are there are removed where that was asked for. */
export async function postgresTarget(url: string, tables: readonly string[], force: boolean): Promise<Target> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const ours = [...tables, 'rooms', 'kysely_migration', 'kysely_migration_lock'];
    const { rows } = await pool.query<{ name: string }>(
      'SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY($1)',
      [ours],
    );
    if (rows.length > 0) {
      if (!force) throw new BackupProblem('This database has rooms already: --force removes them.');
      await requireAlone(pool);
      await pool.query(`DROP TABLE ${rows.map(({ name }) => quoted(name)).join(', ')}`);
    }
  } catch (error) {
    // Kysely does not know the pool before its first query.
    await pool.end();
    throw error;
  }
  return { db, finish: () => db.destroy(), giveUp: () => db.destroy() };
}

async function requireAlone(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ others: string }>(
    `SELECT count(*) AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (Number(rows[0]?.others) > 0)
    throw new BackupProblem('Others are connected to this database: stop the nodes first.');
}
