import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Retention } from './store.ts';

type Connection = Kysely<Database> | Transaction<Database>;

/** So many rooms at a time: nobody who plays waits for long. */
const roomsAtOnce = 1000;

const hasBook = sql<boolean>`EXISTS (SELECT 1 FROM book WHERE book.room = rooms.code)`;
const lastSnapshot = sql<number>`(SELECT max(seq) FROM snapshots WHERE snapshots.room = rooms.code)`;
/** More than a book and the room as it was last. */
const hasMore = sql<boolean>`(EXISTS (SELECT 1 FROM recordings WHERE recordings.room = rooms.code)
  OR EXISTS (SELECT 1 FROM reports WHERE reports.room = rooms.code)
  OR EXISTS (SELECT 1 FROM log WHERE log.room = rooms.code AND log.seq <= ${lastSnapshot}))`;

/** The room itself first: from then on its owner can write no row, and those written before are removed with it. */
export async function removeRoom(tx: Connection, room: string, unusedSince?: number): Promise<boolean> {
  let rooms = tx.deleteFrom('rooms').where('code', '=', room);
  if (unusedSince !== undefined) rooms = rooms.where('used', '<', unusedSince);
  const gone = await rooms.returning('code').execute();
  if (gone.length === 0) return false;
  for (const table of ['snapshots', 'results', 'book', 'recordings', 'reports', 'push_subscriptions', 'log'] as const) {
    await tx.deleteFrom(table).where('room', '=', room).execute();
  }
  return true;
}

/**
 * Rooms that nobody has used since are removed, but for those that have a book: of these only the book is kept, and the
 * room as it was last, by which its people are known. A book goes when it is too old, or others were used after it.
 */
export async function removeUnused(
  db: Kysely<Database>,
  { since, booksSince, mostBooks }: Retention,
): Promise<{ removed: number; shelved: number }> {
  const unused = db.selectFrom('rooms').select('code').where('used', '<', since);
  const old = await unused
    .where((eb) => eb.or([eb('used', '<', booksSince), eb.not(hasBook)]))
    .limit(roomsAtOnce)
    .execute();
  const beyond = await unused
    .where('used', '>=', booksSince)
    .where(hasBook)
    .orderBy('used', 'desc')
    .limit(roomsAtOnce)
    .offset(mostBooks)
    .execute();
  let removed = 0;
  for (const { code } of [...old, ...beyond]) {
    if (await db.transaction().execute((tx) => removeRoom(tx, code, since))) removed++;
  }
  const full = await unused.where(hasMore).limit(roomsAtOnce).execute();
  let shelved = 0;
  for (const { code } of full) if (await db.transaction().execute((tx) => shelve(tx, code, since))) shelved++;
  return { removed, shelved };
}

/** Whoever opens the room just now waits, or is found to have used it. */
async function shelve(tx: Transaction<Database>, room: string, since: number): Promise<boolean> {
  const unused = tx.updateTable('rooms').set({ code: room }).where('code', '=', room).where('used', '<', since);
  if ((await unused.returning('code').execute()).length === 0) return false;
  await tx.deleteFrom('recordings').where('room', '=', room).execute();
  await tx.deleteFrom('reports').where('room', '=', room).execute();
  await tx.deleteFrom('push_subscriptions').where('room', '=', room).execute();
  const found = tx
    .selectFrom('snapshots')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('room', '=', room);
  const last = (await found.executeTakeFirst())?.seq ?? 0;
  await tx.deleteFrom('log').where('room', '=', room).where('seq', '<=', last).execute();
  await tx.deleteFrom('snapshots').where('room', '=', room).where('seq', '<', last).execute();
  return true;
}
