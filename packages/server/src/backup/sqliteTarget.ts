import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { prepareFiles } from '../storage/sqlite/files.ts';
import { BackupProblem } from './backupFile.ts';
import type { Target } from './restore.ts';

/** A new file beside the one in use, which takes its place when everything is in it. */
export function sqliteTarget(file: string, force: boolean): Target {
  const isThere = existsSync(file);
  if (isThere && !force) throw new BackupProblem(`${file} is there already: --force replaces it and keeps it as .old.`);
  if (isThere) letGo(file);
  const fresh = `${file}.restoring`;
  rmSync(fresh, { force: true });
  prepareFiles(fresh);
  const database = new DatabaseSync(fresh);
  database.exec('PRAGMA page_size = 2048');
  return {
    db: new Kysely<Database>({ dialect: new SqliteDialect({ database: adapted(database) }) }),
    async finish() {
      database.close();
      if (isThere) renameSync(file, `${file}.old`);
      renameSync(fresh, file);
    },
    async giveUp() {
      if (database.isOpen) database.close();
      rmSync(fresh, { force: true });
    },
  };
}

/** Leaving the write-ahead log needs the file for ourselves: it fails while a server has it open. */
function letGo(file: string): void {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new BackupProblem(`A server uses ${file}: stop it first.`);
  } finally {
    database.close();
  }
}

/** Kysely knows another library for SQLite; Node's own differs in how it takes parameters. */
const adapted = (database: DatabaseSync) => ({
  close: () => database.close(),
  prepare(sql: string) {
    const statement = database.prepare(sql);
    // Kysely does not type parameters; they are what our own queries pass.
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  },
});
