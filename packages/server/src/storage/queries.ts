import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Kept, Row } from './store.ts';

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
  async open(room: string, now: number): Promise<Kept | null> {
    const taken = await this.db
      .updateTable('rooms')
      .set((eb) => ({ epoch: eb('epoch', '+', 1), used: now }))
      .where('code', '=', room)
      .returning(['epoch', 'snapshot', 'snapshot_seq', 'snapshot_at'])
      .executeTakeFirst();
    if (!taken) return null;
    const { epoch, snapshot, snapshot_seq, snapshot_at } = taken;
    const tail = await this.rows(room, (snapshot_seq ?? 0) + 1);
    const kept = snapshot === null ? null : { seq: Number(snapshot_seq), at: Number(snapshot_at), body: snapshot };
    return { epoch, snapshot: kept, tail };
  }

  rows(room: string, from: number): Promise<Row[]> {
    return this.db
      .selectFrom('log')
      .select(['seq', 'at', 'body'])
      .where('room', '=', room)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }

  async snapshot(room: string, epoch: number, { seq, at, body }: Row): Promise<void> {
    await this.db
      .updateTable('rooms')
      .set({ snapshot: body, snapshot_seq: seq, snapshot_at: at })
      .where('code', '=', room)
      .where('epoch', '=', epoch)
      .execute();
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
        if (gone.length > 0) await tx.deleteFrom('log').where('room', '=', code).execute();
      });
    }
    return old.length;
  }
}
