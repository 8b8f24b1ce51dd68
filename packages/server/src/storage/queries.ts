import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { type History, type Row, replayableRows, type StoredRoom, snapshotEvery } from './store.ts';

/** What both storages ask in the same words. */
export class Queries {
  readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async create(room: string, now: number): Promise<boolean> {
    const made = await this.db
      .insertInto('rooms')
      .values({ code: room, epoch: 0, created: now, used: now })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows ?? 0) === 1;
  }

  async epoch(room: string): Promise<number | null> {
    const found = await this.db.selectFrom('rooms').select('epoch').where('code', '=', room).executeTakeFirst();
    return found?.epoch ?? null;
  }

  /** The epoch goes up first: what the last owner has not written by then, it never will. */
  async open(room: string, now: number): Promise<StoredRoom | null> {
    const taken = await this.db
      .updateTable('rooms')
      .set((eb) => ({ epoch: eb('epoch', '+', 1), used: now }))
      .where('code', '=', room)
      .returning('epoch')
      .executeTakeFirst();
    if (!taken) return null;
    const snapshot = (await this.snapshots(room).orderBy('seq', 'desc').executeTakeFirst()) ?? null;
    const tail = await this.rows(room, (snapshot?.seq ?? 0) + 1);
    return { epoch: taken.epoch, snapshot, tail };
  }

  rows(room: string, from: number): Promise<Row[]> {
    return this.logRows(room, from).execute();
  }

  async history(room: string, after: number, upTo: number): Promise<History> {
    const snapshot = (await this.snapshotUpTo(room, after)) ?? null;
    const tail = this.logRows(room, (snapshot?.seq ?? 0) + 1).where('seq', '<=', upTo);
    return { snapshot, tail: await tail.execute() };
  }

  async results(room: string): Promise<string[]> {
    const found = this.db.selectFrom('results').select('body').where('room', '=', room);
    return (await found.orderBy('seq', 'desc').limit(100).execute()).map(({ body }) => body);
  }

  async snapshot(room: string, epoch: number, snapshot: Row): Promise<void> {
    if (await this.addSnapshot(room, epoch, snapshot)) await this.dropSnapshots(room, snapshot.seq);
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
          .where('epoch', '=', epoch),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) === 1;
  }

  /** What is too far back to be needed, and all but the last of each stretch: rooms that often fall asleep make many. */
  private async dropSnapshots(room: string, newest: number): Promise<void> {
    const needed = (await this.snapshotUpTo(room, newest - replayableRows))?.seq ?? 0;
    const stretch = newest - (newest % snapshotEvery);
    await this.db
      .deleteFrom('snapshots')
      .where('room', '=', room)
      .where((eb) => eb.or([eb('seq', '<', needed), eb.and([eb('seq', '>=', stretch), eb('seq', '<', newest)])]))
      .execute();
  }

  private snapshotUpTo(room: string, seq: number): Promise<Row | undefined> {
    return this.snapshots(room).where('seq', '<=', seq).orderBy('seq', 'desc').executeTakeFirst();
  }

  private snapshots(room: string) {
    return this.db.selectFrom('snapshots').select(['seq', 'at', 'body']).where('room', '=', room).limit(1);
  }

  private logRows(room: string, from: number) {
    return this.db
      .selectFrom('log')
      .select(['seq', 'at', 'body'])
      .where('room', '=', room)
      .where('seq', '>=', from)
      .orderBy('seq');
  }

  async touch(rooms: readonly string[], now: number): Promise<void> {
    if (rooms.length === 0) return;
    await this.db.updateTable('rooms').set({ used: now }).where('code', 'in', rooms).execute();
  }

  async removeUnused(since: number): Promise<number> {
    const old = await this.db.selectFrom('rooms').select('code').where('used', '<', since).limit(1000).execute();
    for (const { code } of old) {
      await this.db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('rooms')
          .where('code', '=', code)
          .where('used', '<', since)
          .returning('code')
          .execute();
        if (gone.length === 0) return;
        await tx.deleteFrom('snapshots').where('room', '=', code).execute();
        await tx.deleteFrom('results').where('room', '=', code).execute();
        await tx.deleteFrom('log').where('room', '=', code).execute();
      });
    }
    return old.length;
  }
}
