import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** By which push services know the server: all nodes have the same, for as long as the data lasts. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where one guest of a room is told that the table gathers. */
export interface StoredSubscription {
  readonly room: string;
  readonly guest: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

export type PushReason = 'opened' | 'started';

const minute = 60_000;
/** A table that opens and closes all evening is told of once, and never twice in a moment. */
export const pushPauses = { same: 180 * minute, any: 10 * minute };

export interface PushStore {
  /** Keeps these unless there are some; those that are kept. */
  keys(made: () => Promise<PushKeys>): Promise<PushKeys>;
  /** In place of the guest's last one, and of another guest's at the same address. Nothing where there is no such room. */
  add(subscription: StoredSubscription): Promise<void>;
  has(room: string, guest: string): Promise<boolean>;
  drop(room: string, guest: string): Promise<void>;
  /** False where nobody in that room is told at that address. */
  dropAt(room: string, endpoint: string): Promise<boolean>;
  /** The address is dead, in whatever room. */
  dropDead(endpoint: string): Promise<void>;
  /** Those of the guests who are to be told now; from now on they have been. */
  take(room: string, why: PushReason, guests: readonly string[], now: number): Promise<StoredSubscription[]>;
  /** The table has just parted: nobody is told for a while that it gathers. */
  rest(room: string, now: number): Promise<void>;
}

export class PushQueries implements PushStore {
  private readonly db: Kysely<Database>;
  private readonly locksRows: boolean;

  constructor(db: Kysely<Database>, locksRows: boolean) {
    this.db = db;
    this.locksRows = locksRows;
  }

  async keys(made: () => Promise<PushKeys>): Promise<PushKeys> {
    const known = await this.knownKeys();
    if (known) return known;
    const keys = await made();
    // Nodes that start together agree on those of one of them.
    await this.db
      .insertInto('push_keys')
      .values({ id: 1, public_key: keys.publicKey, private_key: keys.privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.knownKeys()) ?? keys;
  }

  private async knownKeys(): Promise<PushKeys | null> {
    const found = await this.db.selectFrom('push_keys').selectAll().executeTakeFirst();
    return found ? { publicKey: found.public_key, privateKey: found.private_key } : null;
  }

  async add({ room, guest, endpoint, p256dh, auth, language }: StoredSubscription): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      const rooms = tx.selectFrom('rooms').select('code').where('code', '=', room);
      if (!(await rooms.$if(this.locksRows, (one) => one.forShare()).executeTakeFirst())) return;
      await tx
        .deleteFrom('push_subscriptions')
        .where('room', '=', room)
        .where('endpoint', '=', endpoint)
        .where('guest', '!=', guest)
        .execute();
      const device = { endpoint, p256dh, auth, language };
      await tx
        .insertInto('push_subscriptions')
        .values({ room, guest, ...device, quiet: 0, opened: 0, started: 0 })
        .onConflict((conflict) => conflict.columns(['room', 'guest']).doUpdateSet(device))
        .execute();
    });
  }

  async has(room: string, guest: string): Promise<boolean> {
    const found = this.db.selectFrom('push_subscriptions').select('guest').where('room', '=', room);
    return (await found.where('guest', '=', guest).executeTakeFirst()) !== undefined;
  }

  async drop(room: string, guest: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('room', '=', room).where('guest', '=', guest).execute();
  }

  async dropAt(room: string, endpoint: string): Promise<boolean> {
    const found = this.db.deleteFrom('push_subscriptions').where('room', '=', room).where('endpoint', '=', endpoint);
    return (await found.returning('guest').execute()).length > 0;
  }

  async dropDead(endpoint: string): Promise<void> {
    await this.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
  }

  /** In one statement: whatever happens afterwards, nobody is told twice. */
  async take(room: string, why: PushReason, guests: readonly string[], now: number): Promise<StoredSubscription[]> {
    if (guests.length === 0) return [];
    return this.db
      .updateTable('push_subscriptions')
      .set({ [why]: now, quiet: now + pushPauses.any })
      .where('room', '=', room)
      .where('guest', 'in', guests)
      .where('quiet', '<=', now)
      .where(why, '<=', now - pushPauses.same)
      .returning(['room', 'guest', 'endpoint', 'p256dh', 'auth', 'language'])
      .execute();
  }

  async rest(room: string, now: number): Promise<void> {
    const until = now + pushPauses.any;
    await this.db
      .updateTable('push_subscriptions')
      .set({ quiet: until })
      .where('room', '=', room)
      .where('quiet', '<', until)
      .execute();
  }
}
