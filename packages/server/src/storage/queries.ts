import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { type ClaimedRoom, firstEpoch, type History, keptRows, type Row, snapshotEvery } from './store.ts';

/** What both storages ask in the same words. */
export class Queries {
  readonly db: Kysely<Database>;

  /** Whether a room can be kept from being removed while something of it is written. SQLite has one writer anyway. */
  private readonly locksRows: boolean;

  constructor(db: Kysely<Database>, locksRows: boolean) {
    this.db = db;
    this.locksRows = locksRows;
  }

  async check(): Promise<void> {
    await this.db
      .insertInto('write_check')
      .values({ id: 1, at: Date.now() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: Date.now() }))
      .execute();
  }

  async create(room: string, now: number): Promise<boolean> {
    const made = await this.db
      .insertInto('rooms')
      .values({ code: room, epoch: firstEpoch, created: now, used: now })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows ?? 0) === 1;
  }

  async epoch(room: string): Promise<number | null> {
    const found = await this.db.selectFrom('rooms').select('epoch').where('code', '=', room).executeTakeFirst();
    return found?.epoch ?? null;
  }

  /** The epoch goes up first: what the last owner has not written by then, it never will. */
  async claim(room: string, now: number, after: number): Promise<ClaimedRoom | null> {
    const taken = await this.db
      .updateTable('rooms')
      .set((eb) => ({ epoch: eb('epoch', '+', 1), used: now }))
      .where('code', '=', room)
      .returning('epoch')
      .executeTakeFirst();
    return taken ? { epoch: taken.epoch, tail: await this.rows(room, after + 1) } : null;
  }

  rows(room: string, from: number): Promise<Row[]> {
    return logRows(this.db, room, from).execute();
  }

  /** In one view of the storage: the owner may be removing rows just now. */
  history(room: string, after = lastSeq, upTo = lastSeq): Promise<History | null> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const found = await tx.selectFrom('rooms').select('code').where('code', '=', room).executeTakeFirst();
        if (!found) return null;
        const snapshot = (await snapshotUpTo(tx, room, after)) ?? null;
        const tail = logRows(tx, room, (snapshot?.seq ?? 0) + 1).where('seq', '<=', upTo);
        return { snapshot, tail: await tail.execute() };
      });
  }

  async results(room: string): Promise<string[]> {
    const found = this.db.selectFrom('results').select('body').where('room', '=', room);
    return (await found.orderBy('seq', 'desc').limit(resultsKept).execute()).map(({ body }) => body);
  }

  async snapshot(room: string, epoch: number, snapshot: Row): Promise<void> {
    if (await this.addSnapshot(room, epoch, snapshot)) await this.compact(room, snapshot.seq);
  }

  /** Only by the owner of the room. */
  private async addSnapshot(room: string, epoch: number, { seq, at, body }: Row): Promise<boolean> {
    const added = await this.db
      .insertInto('snapshots')
      .columns(['room', 'seq', 'at', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('rooms')
          .select([
            'code',
            eb.cast<number>(eb.val(seq), 'integer').as('seq'),
            eb.cast<number>(eb.val(at), 'bigint').as('at'),
            eb.cast<string>(eb.val(body), 'text').as('body'),
          ])
          .where('code', '=', room)
          .where('epoch', '=', epoch)
          .$if(this.locksRows, (rooms) => rooms.forShare()),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) === 1;
  }

  /** Rooms that often fall asleep make many snapshots: only the last of each stretch is kept. */
  private async compact(room: string, newest: number): Promise<void> {
    const oldest = (await snapshotUpTo(this.db, room, newest - keptRows))?.seq ?? 0;
    const stretch = newest - (newest % snapshotEvery);
    await this.db
      .deleteFrom('snapshots')
      .where('room', '=', room)
      .where((eb) => eb.or([eb('seq', '<', oldest), eb.and([eb('seq', '>=', stretch), eb('seq', '<', newest)])]))
      .execute();
    if (oldest > 0) await this.db.deleteFrom('log').where('room', '=', room).where('seq', '<=', oldest).execute();
    await this.db
      .deleteFrom('results')
      .where('room', '=', room)
      .where('seq', '<', (eb) =>
        eb
          .selectFrom('results')
          .select('seq')
          .where('room', '=', room)
          .orderBy('seq', 'desc')
          .limit(1)
          .offset(resultsKept - 1),
      )
      .execute();
  }

  async dropSnapshots(room: string, epoch: number, after: number): Promise<void> {
    await this.db
      .deleteFrom('snapshots')
      .where('room', '=', room)
      .where('seq', '>', after)
      .where((eb) =>
        eb.exists(eb.selectFrom('rooms').select('code').where('code', '=', room).where('epoch', '=', epoch)),
      )
      .execute();
  }

  async touch(rooms: readonly string[], now: number): Promise<void> {
    if (rooms.length === 0) return;
    await this.db.updateTable('rooms').set({ used: now }).where('code', 'in', rooms).execute();
  }

  remove(room: string): Promise<boolean> {
    return this.db.transaction().execute((tx) => removeRoom(tx, room));
  }

  async removeUnused(since: number): Promise<number> {
    const old = await this.db.selectFrom('rooms').select('code').where('used', '<', since).limit(1000).execute();
    let removed = 0;
    for (const { code } of old) {
      const isGone = await this.db.transaction().execute((tx) => removeRoom(tx, code, since));
      if (isGone) removed++;
    }
    return removed;
  }
}

const resultsKept = 100;

type Connection = Kysely<Database> | Transaction<Database>;

/** The room itself first: from then on its owner can write no row, and those written before are removed with it. */
async function removeRoom(tx: Connection, room: string, unusedSince?: number): Promise<boolean> {
  let rooms = tx.deleteFrom('rooms').where('code', '=', room);
  if (unusedSince !== undefined) rooms = rooms.where('used', '<', unusedSince);
  const gone = await rooms.returning('code').execute();
  if (gone.length === 0) return false;
  await tx.deleteFrom('snapshots').where('room', '=', room).execute();
  await tx.deleteFrom('results').where('room', '=', room).execute();
  await tx.deleteFrom('log').where('room', '=', room).execute();
  return true;
}

const snapshotUpTo = (db: Connection, room: string, seq: number): Promise<Row | undefined> =>
  db
    .selectFrom('snapshots')
    .select(['seq', 'at', 'body'])
    .where('room', '=', room)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

const logRows = (db: Connection, room: string, from: number) =>
  db.selectFrom('log').select(['seq', 'at', 'body']).where('room', '=', room).where('seq', '>=', from).orderBy('seq');

/** No log is longer: the column is a 32-bit integer. */
const lastSeq = 2 ** 31 - 1;
