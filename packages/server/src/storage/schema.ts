import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

export interface Database {
  rooms: {
    code: string;
    epoch: number;
    created: number;
    used: number;
  };
  snapshots: { room: string; seq: number; at: number; body: string };
  log: { room: string; seq: number; at: number; body: string };
  results: { room: string; seq: number; body: string };
  /** One row, written to see whether writing works. */
  write_check: { id: number; at: number };
}

const migrations: Record<string, Migration> = {
  '001-rooms-and-log': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('rooms')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('used', 'bigint', (column) => column.notNull())
        .addColumn('snapshot_seq', 'integer')
        .addColumn('snapshot_at', 'bigint')
        .addColumn('snapshot', 'text')
        .execute();
      await db.schema
        .createTable('log')
        .ifNotExists()
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_key', ['room', 'seq'])
        .execute();
      await db.schema.createIndex('rooms_used').ifNotExists().on('rooms').column('used').execute();
    },
  },
  '002-several-snapshots': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('snapshots')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('snapshots_key', ['room', 'seq'])
        .execute();
      await sql`INSERT INTO snapshots (room, seq, at, body)
        SELECT code, snapshot_seq, snapshot_at, snapshot FROM rooms WHERE snapshot IS NOT NULL`.execute(db);
      for (const column of ['snapshot', 'snapshot_seq', 'snapshot_at']) {
        await db.schema.alterTable('rooms').dropColumn(column).execute();
      }
    },
  },
  '003-results': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('results')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_key', ['room', 'seq'])
        .execute();
    },
  },
  '004-write-check': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('write_check')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

/** Whether this program knows how to make tables as they were after that migration. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);

/**
 * Brings the tables up to date, or only as far as one migration. Nodes that start together wait for each other: in PostgreSQL by a lock of the
 * migrator; SQLite has none, there who comes second tries again and finds everything done.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let tries = 5; ; tries--) {
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (!error) return;
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
  }
}
