import type { Kysely, Transaction } from 'kysely';
import { PushQueries } from './pushStore.ts';
import { removeRoom, removeUnused } from './retention.ts';
import type { Database } from './schema.ts';
import {
  bookMatches,
  type ClaimedRoom,
  firstEpoch,
  type History,
  keptRows,
  type ListedRecording,
  type Retention,
  type Row,
  recordingLimits,
  reportLimits,
  type StoredEntry,
  type StoredPack,
  type StoredRecording,
  type StoredReport,
  snapshotEvery,
} from './store.ts';

/** What both storages ask in the same words. */
export class Queries {
  readonly db: Kysely<Database>;
  readonly push: PushQueries;

  /** Whether a room can be kept from being removed while something of it is written. SQLite has one writer anyway. */
  private readonly locksRows: boolean;

  constructor(db: Kysely<Database>, locksRows: boolean) {
    this.db = db;
    this.locksRows = locksRows;
    this.push = new PushQueries(db, locksRows);
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

  async snapshot(room: string, epoch: number, snapshot: Row, neededFrom: number | null = null): Promise<void> {
    if (await this.addSnapshot(room, epoch, snapshot)) await this.compact(room, snapshot.seq, neededFrom);
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
  private async compact(room: string, newest: number, neededFrom: number | null): Promise<void> {
    const upTo = Math.min(newest - keptRows, (neededFrom ?? newest) - 1);
    const oldest = (await snapshotUpTo(this.db, room, upTo))?.seq ?? 0;
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

  async addRecording({ room, match, id, access, about, body, inputs, deal }: StoredRecording): Promise<void> {
    await this.db
      .insertInto('recordings')
      .columns(['room', 'match', 'id', 'access', 'about', 'body', 'inputs', 'deal'])
      .expression((eb) =>
        eb
          .selectFrom('rooms')
          .select([
            'code',
            eb.cast<number>(eb.val(match), 'integer').as('match'),
            eb.cast<string>(eb.val(id), 'text').as('id'),
            eb.cast<string>(eb.val(access), 'text').as('access'),
            eb.cast<string>(eb.val(about), 'text').as('about'),
            eb.cast<string>(eb.val(body), 'text').as('body'),
            eb.cast<string | null>(eb.val(inputs), 'text').as('inputs'),
            eb.cast<string | null>(eb.val(deal), 'text').as('deal'),
          ])
          .where('code', '=', room)
          .$if(this.locksRows, (rooms) => rooms.forShare()),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.dropOldRecordings(room);
  }

  private async dropOldRecordings(room: string): Promise<void> {
    const sizes = await this.db
      .selectFrom('recordings')
      .select((eb) => [
        'match',
        eb(eb.fn<number>('length', ['body']), '+', eb.fn.coalesce(eb.fn<number>('length', ['inputs']), eb.lit(0))).as(
          'bytes',
        ),
      ])
      .where('room', '=', room)
      .orderBy('match', 'desc')
      .execute();
    let bytes = 0;
    const oldest = sizes.find((one, i) => {
      bytes += one.bytes;
      return i >= recordingLimits.matches || bytes > recordingLimits.roomBytes;
    });
    if (!oldest) return;
    await this.db.deleteFrom('recordings').where('room', '=', room).where('match', '<=', oldest.match).execute();
  }

  recordings(room: string): Promise<ListedRecording[]> {
    return this.listed().where('room', '=', room).orderBy('match', 'desc').execute();
  }

  recordingsOfDeal(deal: string): Promise<ListedRecording[]> {
    return this.listed().where('deal', '=', deal).limit(dealsListed).execute();
  }

  private listed() {
    return this.db.selectFrom('recordings').select(['room', 'match', 'id', 'access', 'about', 'deal']);
  }

  addReport(report: StoredReport): Promise<boolean> {
    const { room, guest } = report;
    return this.db.transaction().execute(async (tx) => {
      const rooms = tx.selectFrom('rooms').select('code').where('code', '=', room);
      if (!(await rooms.$if(this.locksRows, (one) => one.forUpdate()).executeTakeFirst())) return false;
      const known = await tx.selectFrom('reports').select('guest').where('room', '=', room).execute();
      const ofGuest = known.filter((one) => one.guest === guest).length;
      if (known.length >= reportLimits.room || ofGuest >= reportLimits.guest) return false;
      await tx.insertInto('reports').values(report).execute();
      return true;
    });
  }

  reports(room?: string): Promise<Omit<StoredReport, 'scenario'>[]> {
    const found = this.db.selectFrom('reports').select(['id', 'room', 'match', 'guest', 'at', 'about']);
    const asked = room === undefined ? found : found.where('room', '=', room);
    return asked.orderBy('at', 'desc').limit(reportsListed).execute();
  }

  async report(id: string): Promise<StoredReport | null> {
    return (await this.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async recording(id: string): Promise<StoredRecording | null> {
    return (await this.db.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async listedRecording(id: string): Promise<ListedRecording | null> {
    return (await this.listed().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async setRecordingAccess(id: string, access: string): Promise<void> {
    await this.db.updateTable('recordings').set({ access }).where('id', '=', id).execute();
  }

  async rewriteRecording(id: string, about: string, body: string): Promise<void> {
    await this.db.updateTable('recordings').set({ about, body, inputs: null }).where('id', '=', id).execute();
  }

  async dropReports(room: string, guest: string, matches: readonly number[]): Promise<void> {
    await this.db
      .deleteFrom('reports')
      .where('room', '=', room)
      .where((eb) => eb.or([eb('guest', '=', guest), ...matches.map((match) => eb('match', '=', match))]))
      .execute();
  }

  async rewriteResult(room: string, before: string, after: string): Promise<void> {
    await this.db
      .updateTable('results')
      .set({ body: after })
      .where('room', '=', room)
      .where('body', '=', before)
      .execute();
  }

  async putInBook({ room, match, body }: StoredEntry): Promise<void> {
    await this.db
      .insertInto('book')
      .columns(['room', 'match', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('rooms')
          .select([
            'code',
            eb.cast<number>(eb.val(match), 'integer').as('match'),
            eb.cast<string>(eb.val(body), 'text').as('body'),
          ])
          .where('code', '=', room)
          .$if(this.locksRows, (rooms) => rooms.forShare()),
      )
      .onConflict((conflict) => conflict.columns(['room', 'match']).doUpdateSet({ body }))
      .execute();
    await this.db
      .deleteFrom('book')
      .where('room', '=', room)
      .where('match', '<=', (eb) =>
        eb
          .selectFrom('book')
          .select('match')
          .where('room', '=', room)
          .orderBy('match', 'desc')
          .limit(1)
          .offset(bookMatches),
      )
      .execute();
  }

  async book(room: string): Promise<string[]> {
    const found = this.db.selectFrom('book').select('body').where('room', '=', room).orderBy('match', 'desc');
    return (await found.execute()).map(({ body }) => body);
  }

  /** Those who share at the same moment may overfill the shelf by as many as they are: the bound is for the disk. */
  async addPack({ code, body }: StoredPack, most: number, now: number): Promise<string | null> {
    const found = await this.pack(code, now);
    if (found !== null) return found;
    if ((await this.countPacks()) >= most && !(await this.dropUnopenedPack(now))) return null;
    await this.db
      .insertInto('packs')
      .values({ code, body, created: now, used: now })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
    return this.pack(code, now);
  }

  /** Whoever fills the shelf keeps nobody from it for long: the oldest of those goes that were opened on the first day at most. */
  private async dropUnopenedPack(now: number): Promise<boolean> {
    const unopened = this.db
      .selectFrom('packs')
      .select('code')
      .whereRef('used', '=', 'created')
      .where('created', '<', now - day);
    const oldest = await unopened.orderBy('created').limit(1).executeTakeFirst();
    return oldest !== undefined && this.removePack(oldest.code);
  }

  /** That a pack was used is written once a day: reading costs no write. */
  async pack(code: string, now: number): Promise<string | null> {
    const found = await this.db
      .selectFrom('packs')
      .select(['body', 'used'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (found && found.used < now - day) {
      await this.db.updateTable('packs').set({ used: now }).where('code', '=', code).execute();
    }
    return found?.body ?? null;
  }

  async packs(most: number): Promise<{ count: number; last: StoredPack[] }> {
    const last = this.db.selectFrom('packs').select(['code', 'body']).orderBy('created', 'desc').limit(most);
    return { count: await this.countPacks(), last: await last.execute() };
  }

  private async countPacks(): Promise<number> {
    const counted = this.db.selectFrom('packs').select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await counted.executeTakeFirst())?.count ?? 0);
  }

  async removePack(code: string): Promise<boolean> {
    return (await this.db.deleteFrom('packs').where('code', '=', code).returning('code').execute()).length > 0;
  }

  async removeUnusedPacks(since: number): Promise<number> {
    return (await this.db.deleteFrom('packs').where('used', '<', since).returning('code').execute()).length;
  }

  async touch(rooms: readonly string[], now: number): Promise<void> {
    if (rooms.length === 0) return;
    await this.db.updateTable('rooms').set({ used: now }).where('code', 'in', rooms).execute();
  }

  remove(room: string): Promise<boolean> {
    return this.db.transaction().execute((tx) => removeRoom(tx, room));
  }

  removeUnused(retention: Retention): Promise<{ removed: number; shelved: number }> {
    return removeUnused(this.db, retention);
  }
}

const resultsKept = 100;
const day = 86_400_000;
const dealsListed = 50;
const reportsListed = 100;

type Connection = Kysely<Database> | Transaction<Database>;

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
