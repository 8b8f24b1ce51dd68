import { type Kysely, sql } from 'kysely';
import { type Database, isKnownMigration, migrate } from '../storage/schema.ts';
import { type BackupHeader, BackupProblem, type BackupRow, backupFormat, readBackup } from './backupFile.ts';
import { type Place, sqliteFile } from './place.ts';
import { postgresTarget } from './postgresTarget.ts';
import { sqliteTarget } from './sqliteTarget.ts';

/** An empty storage that is being filled. */
export interface Target {
  readonly db: Kysely<Database>;
  finish(): Promise<void>;
  giveUp(): Promise<void>;
}

/** A recording may take more than a megabyte: all of them are in memory together. */
const rowsAtOnce = 100;

/** Makes a storage out of a backup. Nothing is touched before the whole file was read and judged. */
export async function restore(place: Place, path: string, force: boolean): Promise<{ rows: number; made: string }> {
  const header = await checked(path);
  const target =
    place.databaseUrl === null
      ? sqliteTarget(sqliteFile(place), force)
      : await postgresTarget(
          place.databaseUrl,
          header.tables.map(({ name }) => name),
          force,
        );
  try {
    // The tables as they were then, and from there the way that every upgrade takes.
    await migrate(target.db, header.migration);
    const rows = await target.db.transaction().execute(async (tx) => fill(tx, header, path));
    await migrate(target.db);
    // Who restores an old backup wants its rooms: they are not to be swept away as unused.
    await target.db.updateTable('rooms').set({ used: Date.now() }).execute();
    await target.finish();
    return { rows, made: header.made };
  } catch (error) {
    await target.giveUp();
    throw error;
  }
}

async function checked(path: string): Promise<BackupHeader> {
  let header: BackupHeader | null = null;
  const rows = readBackup(path, (found) => {
    if (found.format > backupFormat || !isKnownMigration(found.migration)) {
      throw new BackupProblem(`A newer version made ${path}: restore it with that version or a later one.`);
    }
    header = found;
  });
  for await (const [table, row] of rows) {
    // The header is the first line.
    const { columns } = (header as BackupHeader | null)?.tables[table] ?? {};
    if (columns?.length !== row.length) throw new BackupProblem(`${path} is damaged: a row fits no table.`);
  }
  if (!header) throw new BackupProblem(`${path} is empty.`);
  return header;
}

async function fill(tx: Kysely<Database>, { tables }: BackupHeader, path: string): Promise<number> {
  let count = 0;
  let batch: BackupRow[] = [];
  const insert = async (): Promise<void> => {
    const table = tables[batch[0]?.[0] ?? -1];
    if (!table) return;
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    const rows = sql.join(batch.map(([, row]) => sql`(${sql.join(row)})`));
    await sql`INSERT INTO ${sql.table(table.name)} (${columns}) VALUES ${rows}`.execute(tx);
    count += batch.length;
    batch = [];
  };
  for await (const row of readBackup(path, () => {})) {
    if (batch.length === rowsAtOnce || (batch[0] && batch[0][0] !== row[0])) await insert();
    batch.push(row);
  }
  await insert();
  return count;
}
