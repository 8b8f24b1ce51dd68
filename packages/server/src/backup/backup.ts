import { existsSync } from 'node:fs';
import { type BackupHeader, BackupProblem, type BackupRow, backupFormat, writeBackup } from './backupFile.ts';
import { type Place, sqliteFile } from './place.ts';
import { postgresTables } from './postgresTables.ts';
import { sqliteTables } from './sqliteTables.ts';
import type { Tables } from './tables.ts';

export interface BackupOptions {
  readonly path: string;
  readonly force: boolean;
}

/** Copies everything that is stored into one file, as it is at this moment; a server may go on running. */
export async function backup(place: Place, { path, force }: BackupOptions): Promise<{ rows: number }> {
  if (existsSync(path) && !force) throw new BackupProblem(`${path} is there already: another name, or --force.`);
  const tables = await openTables(place);
  try {
    const { migration } = tables;
    if (migration === null) throw new BackupProblem('Nothing is stored there yet.');
    const header: BackupHeader = {
      tasovka: 'backup',
      format: backupFormat,
      made: new Date().toISOString(),
      migration,
      tables: tables.tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    };
    return await writeBackup(path, header, allRows(tables));
  } finally {
    await tables.close();
  }
}

async function openTables(place: Place): Promise<Tables> {
  if (place.databaseUrl !== null) return postgresTables(place.databaseUrl);
  const file = sqliteFile(place);
  if (!existsSync(file)) throw new BackupProblem(`There is no ${file}: set DATA or DATABASE_URL as for the server.`);
  return sqliteTables(file);
}

async function* allRows(tables: Tables): AsyncGenerator<BackupRow> {
  for (const [i, { name, columns }] of tables.tables.entries()) {
    for await (const row of tables.rows(name, columns)) yield [i, row];
  }
}
