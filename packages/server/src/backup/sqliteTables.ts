import { DatabaseSync } from 'node:sqlite';
import type { Value } from './backupFile.ts';
import { isOurs, quoted, type Tables } from './tables.ts';

/** One transaction that only reads: SQLite shows it the same moment throughout and keeps nobody from writing. */
export function sqliteTables(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec('BEGIN');
  const texts = (query: string): string[] =>
    database
      .prepare(query)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const names = texts("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  const migrations = names.includes('kysely_migration') ? texts('SELECT name FROM kysely_migration ORDER BY name') : [];
  return {
    migration: migrations.at(-1) ?? null,
    tables: names
      .filter(isOurs)
      .map((name) => ({ name, columns: texts(`SELECT name FROM pragma_table_info('${name}')`) })),
    async *rows(table, columns) {
      const statement = database.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`);
      // Our tables hold texts and numbers.
      for (const row of statement.iterate()) yield Object.values(row) as Value[];
    },
    async close() {
      database.close();
    },
  };
}
