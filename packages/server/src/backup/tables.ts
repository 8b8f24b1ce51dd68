import type { Value } from './backupFile.ts';

/** The tables of a storage as they were at one moment, while a server goes on writing. */
export interface Tables {
  /** The last migration, null where there are no tables yet. */
  readonly migration: string | null;
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
  rows(table: string, columns: readonly string[]): AsyncIterable<Value[]>;
  close(): Promise<void>;
}

/** The migrator's own tables are made by the migrator. */
export const isOurs = (table: string): boolean => !table.startsWith('kysely_') && !table.startsWith('sqlite_');

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
