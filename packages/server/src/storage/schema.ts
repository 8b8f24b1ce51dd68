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
  recordings: {
    room: string;
    match: number;
    id: string;
    access: string;
    about: string;
    body: string;
    inputs: string | null;
    deal: string | null;
  };
  reports: { id: string; room: string; match: number; guest: string; at: number; about: string; scenario: string };
  book: { room: string; match: number; body: string };
  /** Packs that somebody shared by a code. */
  packs: { code: string; body: string; created: number; used: number };
  /** One row: by which push services know this server. */
  push_keys: { id: number; public_key: string; private_key: string };
  /** Where guests are told that their table gathers; when that was, and before when nothing is told. */
  push_subscriptions: {
    room: string;
    guest: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    quiet: number;
    opened: number;
    started: number;
  };
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
  '005-recordings': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('recordings')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('match', 'integer', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('access', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recordings_key', ['room', 'match'])
        .execute();
    },
  },
  '007-book': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('book')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('match', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('book_key', ['room', 'match'])
        .execute();
    },
  },
  '008-packs': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('packs')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('used', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('packs_used').on('packs').column('used').execute();
    },
  },
  '009-inputs-deals-reports': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const column of ['inputs', 'deal']) {
        await db.schema.alterTable('recordings').addColumn(column, 'text').execute();
      }
      await db.schema.createIndex('recordings_deal').on('recordings').column('deal').execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('match', 'integer', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('scenario', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('reports_room').on('reports').column('room').execute();
    },
  },
  '010-push': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('push_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('quiet', 'bigint', (column) => column.notNull())
        .addColumn('opened', 'bigint', (column) => column.notNull())
        .addColumn('started', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('push_subscriptions_key', ['room', 'guest'])
        .execute();
      await db.schema.createIndex('push_endpoints').on('push_subscriptions').column('endpoint').execute();
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
