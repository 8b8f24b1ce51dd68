import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../kit/services.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { replayableRows, type Store } from '../src/storage/store.ts';

/** What every storage must do; memory is not one of them. */
function contract(name: string, open: () => Promise<Store>, clear: () => Promise<void>): void {
  describe(name, () => {
    let store: Store;
    let other: Store;
    const line = (seq: number, body = `${seq}`) => ({ seq, at: seq * 10, body });

    beforeAll(async () => {
      // Both at once: migrations run once.
      [store, other] = await Promise.all([open(), open()]);
    }, 60_000);
    afterAll(async () => {
      await store.close();
      await other.close();
      await clear();
    });

    it('keeps what was appended, in order, after its last snapshot', async () => {
      expect(await store.create('AAAAA', 1)).toBe(true);
      expect(await store.create('AAAAA', 1)).toBe(false);
      const kept = await store.open('AAAAA', 2);
      expect(kept).toMatchObject({ snapshot: null, tail: [] });
      const epoch = kept!.epoch;
      expect(await store.append([{ room: 'AAAAA', epoch, rows: [line(1), line(2)] }])).toEqual([true]);
      await store.snapshot('AAAAA', epoch, line(2, 'picture'));
      expect(await store.append([{ room: 'AAAAA', epoch, rows: [line(3, 'Ж"\'')] }])).toEqual([true]);
      const again = await other.open('AAAAA', 3);
      expect(again).toEqual({ epoch: epoch + 1, snapshot: line(2, 'picture'), tail: [line(3, 'Ж"\'')] });
      expect(await store.rows('AAAAA', 2)).toEqual([line(2), line(3, 'Ж"\'')]);
    });

    it('fences an owner who lost the room, and nobody else in the same batch', async () => {
      await store.create('BBBBB', 1);
      await store.create('CCCCC', 1);
      const old = (await store.open('BBBBB', 1))!.epoch;
      const mine = (await store.open('CCCCC', 1))!.epoch;
      const fresh = (await other.open('BBBBB', 2))!.epoch;
      const savings = [
        { room: 'BBBBB', epoch: old, rows: [line(1, 'zombie')] },
        { room: 'CCCCC', epoch: mine, rows: [line(1)] },
      ];
      expect(await store.append(savings)).toEqual([false, true]);
      expect(await other.append([{ room: 'BBBBB', epoch: fresh, rows: [line(1, 'owner')] }])).toEqual([true]);
      await store.snapshot('BBBBB', old, line(9, 'zombie'));
      expect(await store.open('BBBBB', 3)).toMatchObject({ snapshot: null, tail: [line(1, 'owner')] });
    });

    it('tells any late stretch of a log again from a snapshot near it, and keeps few', async () => {
      await store.create('HHHHH', 1);
      const { epoch } = (await store.open('HHHHH', 1))!;
      const rows = Array.from({ length: 1250 }, (_, i) => line(i + 1));
      await store.append([{ room: 'HHHHH', epoch, rows }]);
      for (const seq of [200, 401, 402, 600, 601, 799, 1000, 1201]) {
        await store.snapshot('HHHHH', epoch, line(seq, `picture ${seq}`));
      }
      const picturesFrom = async (after: number) => (await store.history('HHHHH', after, 1250)).snapshot?.body;
      expect(await store.history('HHHHH', 1249, 1250)).toEqual({
        snapshot: line(1201, 'picture 1201'),
        tail: rows.slice(1201),
      });
      expect(await picturesFrom(1200)).toBe('picture 1000');
      expect(await picturesFrom(1250 - replayableRows)).toBe('picture 799');
      // Further back there is only the log itself, whole.
      expect(await store.history('HHHHH', 700, 710)).toEqual({ snapshot: null, tail: rows.slice(0, 710) });
    });

    it('keeps how matches ended with the lines that ended them, and forgets neither alone', async () => {
      await store.create('JJJJJ', 1);
      const { epoch } = (await store.open('JJJJJ', 1))!;
      await store.append([{ room: 'JJJJJ', epoch, rows: [line(1), { ...line(2), result: 'one' }] }]);
      await store.append([{ room: 'JJJJJ', epoch, rows: [{ ...line(3), result: 'two' }] }]);
      await other.open('JJJJJ', 2);
      expect(await store.append([{ room: 'JJJJJ', epoch, rows: [{ ...line(4), result: 'zombie' }] }])).toEqual([false]);
      expect(await other.results('JJJJJ')).toEqual(['two', 'one']);
      expect(await other.results('AAAAA')).toEqual([]);
    });

    it('writes a line once, whoever tries', async () => {
      await store.create('DDDDD', 1);
      const { epoch } = (await store.open('DDDDD', 1))!;
      const saving = [{ room: 'DDDDD', epoch, rows: [line(1)] }];
      expect(await store.append(saving)).toEqual([true]);
      await expect(store.append(saving)).rejects.toThrow();
      expect(await store.rows('DDDDD', 1)).toHaveLength(1);
    });

    it('races of an append against a change of owner lose no line that was acknowledged', async () => {
      await store.create('FFFFF', 1);
      let { epoch } = (await store.open('FFFFF', 1))!;
      let seq = 0;
      for (let round = 0; round < 30; round++) {
        const append = store.append([{ room: 'FFFFF', epoch, rows: [line(seq + 1, `${round}`)] }]);
        const [[written], kept] = await Promise.all([append, other.open('FFFFF', 1)]);
        expect(kept!.tail.length).toBe(seq + (written ? 1 : 0));
        seq = kept!.tail.length;
        epoch = kept!.epoch;
      }
    });

    it('forgets rooms nobody used, with their logs', async () => {
      await store.create('GGGGG', 100);
      const { epoch } = (await store.open('GGGGG', 100))!;
      await store.append([{ room: 'GGGGG', epoch, rows: [line(1)] }]);
      await store.touch(['AAAAA'], 1_000_000);
      await store.removeUnused(500_000);
      expect(await store.open('GGGGG', 1)).toBeNull();
      expect(await store.rows('GGGGG', 1)).toEqual([]);
      expect(await store.epoch('AAAAA')).toBe(2);
      expect(await store.epoch('GGGGG')).toBeNull();
    });
  });
}

for (const durability of ['normal', 'full'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-store-'));
  contract(
    `sqlite, ${durability}`,
    () => openSqlite({ file: join(folder, 'a.sqlite'), durability }),
    async () => rmSync(folder, { recursive: true, force: true }),
  );
}

it('brings a file of the first version up to date: its snapshots go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tasovka-store-'));
  const file = join(folder, 'old.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`
    CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
    INSERT INTO kysely_migration VALUES ('001-rooms-and-log', '2026-01-01');
    CREATE TABLE rooms (code text PRIMARY KEY, epoch integer NOT NULL, created bigint NOT NULL, used bigint NOT NULL,
      snapshot_seq integer, snapshot_at bigint, snapshot text);
    CREATE TABLE log (room text NOT NULL, seq integer NOT NULL, at bigint NOT NULL, body text NOT NULL,
      CONSTRAINT log_key PRIMARY KEY (room, seq));
    CREATE INDEX rooms_used ON rooms (used);
    INSERT INTO rooms VALUES ('AAAAA', 3, 1, 1, 1, 10, 'picture'), ('BBBBB', 1, 1, 1, NULL, NULL, NULL);
    INSERT INTO log VALUES ('AAAAA', 1, 10, 'one'), ('AAAAA', 2, 20, 'two')`);
  old.close();
  const store = await openSqlite({ file, durability: 'normal' });
  expect(await store.open('AAAAA', 5)).toEqual({
    epoch: 4,
    snapshot: { seq: 1, at: 10, body: 'picture' },
    tail: [{ seq: 2, at: 20, body: 'two' }],
  });
  expect(await store.open('BBBBB', 5)).toEqual({ epoch: 2, snapshot: null, tail: [] });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let postgres: Promise<Postgres> | null = null;
contract(
  'postgres',
  async () => {
    postgres ??= Postgres.begin();
    return openPostgres((await postgres).url, () => {});
  },
  async () => (await postgres)?.clear(),
);
