import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../kit/services.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { pushPauses } from '../src/storage/pushStore.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import {
  bookMatches,
  firstEpoch,
  keptRows,
  recordingLimits,
  replayableRows,
  type Store,
  snapshotEvery,
} from '../src/storage/store.ts';

/** What every storage must do; memory is not one of them. */
function contract(name: string, open: () => Promise<Store>, clear: () => Promise<void>): void {
  describe(name, () => {
    let store: Store;
    let other: Store;
    const line = (seq: number, body = `${seq}`) => ({ seq, at: seq * 10, body });
    const unusedSince = (since: number) => ({ since, booksSince: since, mostBooks: 0 });

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
      expect(await store.history('AAAAA')).toEqual({ snapshot: null, tail: [] });
      const epoch = firstEpoch;
      expect(await store.append([{ room: 'AAAAA', epoch, rows: [line(1), line(2)] }])).toEqual([true]);
      await store.snapshot('AAAAA', epoch, line(2, 'picture'));
      expect(await store.append([{ room: 'AAAAA', epoch, rows: [line(3, 'Ж"\'')] }])).toEqual([true]);
      expect(await other.history('AAAAA')).toEqual({ snapshot: line(2, 'picture'), tail: [line(3, 'Ж"\'')] });
      expect(await other.claim('AAAAA', 3, 2)).toEqual({ epoch: epoch + 1, tail: [line(3, 'Ж"\'')] });
      expect(await store.rows('AAAAA', 2)).toEqual([line(2), line(3, 'Ж"\'')]);
    });

    it('tells of a gathering whoever asked for it and is due, once, and forgets them with their room', async () => {
      const made = (publicKey: string) => async () => ({ publicKey, privateKey: 'secret' });
      const keys = await Promise.all([store.push.keys(made('one')), other.push.keys(made('two'))]);
      expect(keys[0]).toEqual(keys[1]);
      expect(await other.push.keys(made('three'))).toEqual(keys[0]);
      const now = 1e12;
      const at = (guest: string, endpoint = guest, room = 'PPPPP') => ({
        room,
        guest,
        endpoint,
        p256dh: 'p',
        auth: 'a',
        language: 'ru',
      });
      await store.create('PPPPP', 1);
      for (const one of [at('a'), at('b', 'old'), at('b'), at('c'), at('x', 'x', 'NOONE')]) await store.push.add(one);
      expect(await other.push.has('NOONE', 'x')).toBe(false);
      const take = async (why: 'opened' | 'started', guests: string[], when: number) =>
        (await other.push.take('PPPPP', why, guests, when)).map(({ endpoint }) => endpoint).sort();
      expect(await take('opened', [], now)).toEqual([]);
      expect(await take('opened', ['a', 'b', 'nobody'], now)).toEqual(['a', 'b']);
      expect(await take('opened', ['a', 'b', 'c'], now + 1)).toEqual(['c']);
      expect(await take('started', ['a'], now + pushPauses.any - 1)).toEqual([]);
      expect(await take('started', ['a'], now + pushPauses.any)).toEqual(['a']);
      expect(await take('opened', ['b'], now + pushPauses.same - 1)).toEqual([]);
      await store.push.rest('PPPPP', now + pushPauses.same);
      expect(await take('opened', ['b'], now + pushPauses.same + pushPauses.any - 1)).toEqual([]);
      expect(await take('opened', ['b'], now + pushPauses.same + pushPauses.any)).toEqual(['b']);
      // A device that plays for somebody else now is told as that one.
      await store.push.add(at('c', 'a'));
      expect(await other.push.has('PPPPP', 'a')).toBe(false);
      expect(await other.push.dropAt('PPPPP', 'c')).toBe(false);
      expect(await other.push.dropAt('PPPPP', 'a')).toBe(true);
      await store.push.add(at('a'));
      await store.push.dropDead('b');
      await store.push.drop('PPPPP', 'nobody');
      expect(await other.push.has('PPPPP', 'b')).toBe(false);
      expect(await other.push.has('PPPPP', 'a')).toBe(true);
      await store.remove('PPPPP');
      expect(await other.push.has('PPPPP', 'a')).toBe(false);
    });

    it('keeps recordings within bounds, one of a match, and removes them with their room', async () => {
      await store.create('RRRRR', 1);
      const recording = (match: number, body = `${match}`) => ({
        room: 'RRRRR',
        match,
        id: `id-${name}-${match}`,
        access: 'players',
        about: `about ${match}`,
        body,
        inputs: null,
        deal: match === 2 ? 'deal' : null,
      });
      for (const match of [1, 2]) await store.addRecording(recording(match));
      await store.addRecording({ ...recording(2, 'again'), id: 'another' });
      await store.addRecording({ ...recording(1), room: 'NOONE', id: 'nobody' });
      const { body: _, inputs: __, ...second } = recording(2);
      expect((await other.recordings('RRRRR'))[0]).toEqual(second);
      expect(await store.listedRecording(second.id)).toEqual(second);
      expect(await store.listedRecording('nobody')).toBeNull();
      expect(await other.recording(recording(2).id)).toEqual(recording(2));
      expect(await other.recording('another')).toBe(null);
      expect(await other.recording('nobody')).toBe(null);
      await store.setRecordingAccess(second.id, 'link');
      expect((await other.recording(second.id))?.access).toBe('link');
      for (let match = 3; match <= recordingLimits.matches + 1; match++) await store.addRecording(recording(match));
      const matches = async () => (await other.recordings('RRRRR')).map(({ match }) => match);
      expect(await matches()).toHaveLength(recordingLimits.matches);
      expect(await matches()).not.toContain(1);
      const large = 'x'.repeat(recordingLimits.roomBytes / 4);
      for (let match = 201; match <= 205; match++) await store.addRecording(recording(match, large));
      expect(await matches()).toEqual([205, 204, 203, 202]);
      await store.remove('RRRRR');
      expect(await matches()).toEqual([]);
    });

    it('keeps a book of the last matches, whose words can be changed, with its room', async () => {
      await store.create('OOOOO', 1);
      const entry = (match: number, body = `match ${match}`) => ({ room: 'OOOOO', match, body });
      for (let match = 1; match <= bookMatches + 2; match++) await store.putInBook(entry(match));
      await store.putInBook(entry(bookMatches, 'other words'));
      await store.putInBook({ ...entry(1), room: 'NOONE' });
      const book = await other.book('OOOOO');
      expect(book).toHaveLength(bookMatches);
      expect(book.slice(0, 3)).toEqual([`match ${bookMatches + 2}`, `match ${bookMatches + 1}`, 'other words']);
      expect(await other.book('NOONE')).toEqual([]);
      const told = {
        room: 'OOOOO',
        match: 1,
        id: `book-${name}`,
        access: 'players',
        about: 'a',
        body: 'b',
        deal: null,
      };
      const recording = { ...told, inputs: 'everything' };
      await store.addRecording(recording);
      await store.rewriteRecording(recording.id, 'less', 'least');
      expect(await other.recording(recording.id)).toEqual({ ...told, about: 'less', body: 'least', inputs: null });
      await store.append([{ room: 'OOOOO', epoch: firstEpoch, rows: [{ ...line(1), result: 'before' }] }]);
      await store.rewriteResult('OOOOO', 'before', 'after');
      expect(await other.results('OOOOO')).toEqual(['after']);
      await store.remove('OOOOO');
      expect(await other.book('OOOOO')).toEqual([]);
    });

    it('fences an owner who lost the room, and nobody else in the same batch', async () => {
      await store.create('BBBBB', 1);
      await store.create('CCCCC', 1);
      const old = firstEpoch;
      const mine = (await store.claim('CCCCC', 1, 0))!.epoch;
      const fresh = (await other.claim('BBBBB', 2, 0))!.epoch;
      const savings = [
        { room: 'BBBBB', epoch: old, rows: [line(1, 'zombie')] },
        { room: 'CCCCC', epoch: mine, rows: [line(1)] },
      ];
      expect(await store.append(savings)).toEqual([false, true]);
      expect(await other.append([{ room: 'BBBBB', epoch: fresh, rows: [line(1, 'owner')] }])).toEqual([true]);
      await store.snapshot('BBBBB', old, line(9, 'zombie'));
      expect(await store.history('BBBBB')).toEqual({ snapshot: null, tail: [line(1, 'owner')] });
      await other.snapshot('BBBBB', fresh, line(1, 'picture'));
      await store.dropSnapshots('BBBBB', old, 0);
      expect((await store.history('BBBBB'))?.snapshot).toEqual(line(1, 'picture'));
      await other.dropSnapshots('BBBBB', fresh, 0);
      expect((await store.history('BBBBB'))?.snapshot).toBeNull();
    });

    it('replays any late stretch of a log from a snapshot near it; what lies further back is gone', async () => {
      await store.create('HHHHH', 1);
      const rows = Array.from({ length: 1450 }, (_, i) => line(i + 1));
      const write = (from: number, upTo: number) =>
        store.append([{ room: 'HHHHH', epoch: firstEpoch, rows: rows.slice(from, upTo) }]);
      let written = 0;
      for (const seq of [200, 401, 402, 600, 601, 799, 1000, 1201, 1400]) {
        await write(written, seq);
        written = seq;
        await store.snapshot('HHHHH', firstEpoch, line(seq, `picture ${seq}`));
        // As long as one snapshot alone is that far back, nothing is removed.
        const kept = await store.rows('HHHHH', 1);
        const oldest = (kept[0]?.seq ?? 0) - 1;
        expect(seq - oldest).toBeGreaterThanOrEqual(Math.min(seq, keptRows));
        expect(kept.map((row) => row.seq)).toEqual(rows.slice(oldest, seq).map((row) => row.seq));
        if (oldest > 0) {
          const first = await store.history('HHHHH', oldest);
          expect(first).toEqual({ snapshot: line(oldest, `picture ${oldest}`), tail: rows.slice(oldest, seq) });
          expect((await store.history('HHHHH'))?.snapshot?.seq).toBe(seq);
        }
      }
      await write(1400, 1450);
      const picturesFrom = async (after: number) => (await store.history('HHHHH', after))?.snapshot?.body;
      expect(await store.history('HHHHH', 1449, 1440)).toEqual({
        snapshot: line(1400, 'picture 1400'),
        tail: rows.slice(1400, 1440),
      });
      expect(await picturesFrom(1300)).toBe('picture 1201');
      expect(await picturesFrom(1450 - replayableRows)).toBe('picture 1000');
      expect(await picturesFrom(798)).toBeUndefined();
      expect((await store.rows('HHHHH', 1))[0]).toEqual(line(800));
    });

    it('keeps no more than it must, however long a room lives', async () => {
      await store.create('KKKKK', 1);
      const body = JSON.stringify({ kind: 'rename', name: 'ы'.repeat(24) });
      let most = 0;
      for (let seq = 0; seq < 6000; ) {
        const rows = Array.from({ length: 50 }, () => ({ ...line(++seq, body), result: `${seq}` }));
        await store.append([{ room: 'KKKKK', epoch: firstEpoch, rows }]);
        if (seq % snapshotEvery === 0) await store.snapshot('KKKKK', firstEpoch, line(seq, 'picture'));
        if (seq % 1000 === 0) most = Math.max(most, (await store.rows('KKKKK', 1)).length);
      }
      expect(most).toBeLessThanOrEqual(keptRows + snapshotEvery);
      expect(await store.results('KKKKK')).toHaveLength(100);
    });

    it('keeps how matches ended with the lines that ended them, and forgets neither alone', async () => {
      await store.create('JJJJJ', 1);
      const epoch = firstEpoch;
      await store.append([{ room: 'JJJJJ', epoch, rows: [line(1), { ...line(2), result: 'one' }] }]);
      await store.append([{ room: 'JJJJJ', epoch, rows: [{ ...line(3), result: 'two' }] }]);
      await other.claim('JJJJJ', 2, 3);
      expect(await store.append([{ room: 'JJJJJ', epoch, rows: [{ ...line(4), result: 'zombie' }] }])).toEqual([false]);
      expect(await other.results('JJJJJ')).toEqual(['two', 'one']);
      expect(await other.results('AAAAA')).toEqual([]);
    });

    it('writes a line once, whoever tries', async () => {
      await store.create('DDDDD', 1);
      const epoch = firstEpoch;
      const saving = [{ room: 'DDDDD', epoch, rows: [line(1)] }];
      expect(await store.append(saving)).toEqual([true]);
      await expect(store.append(saving)).rejects.toThrow();
      expect(await store.rows('DDDDD', 1)).toHaveLength(1);
    });

    it('races of an append against a change of owner lose no line that was acknowledged', async () => {
      await store.create('FFFFF', 1);
      let epoch: number = firstEpoch;
      let seq = 0;
      for (let round = 0; round < 30; round++) {
        const append = store.append([{ room: 'FFFFF', epoch, rows: [line(seq + 1, `${round}`)] }]);
        const [[written], kept] = await Promise.all([append, other.claim('FFFFF', 1, 0)]);
        expect(kept!.tail.length).toBe(seq + (written ? 1 : 0));
        seq = kept!.tail.length;
        epoch = kept!.epoch;
      }
    });

    it('takes what is written to see whether it does', async () => {
      await store.check();
      await Promise.all([store.check(), other.check()]);
    });

    it('reading changes nothing: not the owner, and not when the room was used', async () => {
      await store.create('LLLLL', 100);
      await store.append([{ room: 'LLLLL', epoch: firstEpoch, rows: [line(1)] }]);
      await other.history('LLLLL');
      await other.epoch('LLLLL');
      await other.results('LLLLL');
      expect(await store.append([{ room: 'LLLLL', epoch: firstEpoch, rows: [line(2)] }])).toEqual([true]);
      await store.removeUnused(unusedSince(101));
      expect(await store.history('LLLLL')).toBeNull();
    });

    const everythingOf = async (room: string) => ({
      history: await store.history(room),
      rows: await store.rows(room, 1),
      results: await store.results(room),
      epoch: await store.epoch(room),
      claimed: await store.claim(room, 1, 0),
    });
    const nothing = { history: null, rows: [], results: [], epoch: null, claimed: null };
    const furnish = async (room: string): Promise<void> => {
      await store.create(room, 100);
      await store.append([{ room, epoch: firstEpoch, rows: [line(1), { ...line(2), result: 'one' }] }]);
      await store.snapshot(room, firstEpoch, line(2, 'picture'));
    };

    it('forgets rooms nobody used, with everything of them', async () => {
      await furnish('GGGGG');
      await furnish('PPPPP');
      await furnish('QQQQQ');
      await store.touch(['PPPPP'], 1_000_000);
      await store.claim('QQQQQ', 1_000_000, 0);
      await store.removeUnused(unusedSince(500_000));
      expect(await everythingOf('GGGGG')).toEqual(nothing);
      expect(await store.results('PPPPP')).toEqual(['one']);
      expect(await store.results('QQQQQ')).toEqual(['one']);
    });

    it('keeps the book of a room nobody used, and whom it knows, for longer; as many as may be', async () => {
      for (const room of ['BOOKA', 'BOOKB', 'BOOKC']) {
        await furnish(room);
        await store.putInBook({ room, match: 1, body: 'a match' });
        const recording = {
          match: 1,
          id: `r${room}`,
          access: 'players',
          about: '{}',
          body: 'b',
          inputs: null,
          deal: null,
        };
        await store.addRecording({ room, ...recording });
        await store.append([{ room, epoch: firstEpoch, rows: [line(3)] }]);
      }
      await store.touch(['BOOKA'], 300);
      await store.touch(['BOOKB'], 200);
      const kept = { since: 500, booksSince: 50, mostBooks: 2 };
      expect(await store.removeUnused(kept)).toEqual({ removed: 1, shelved: 2 });
      expect(await everythingOf('BOOKC')).toEqual(nothing);
      expect(await store.book('BOOKA')).toEqual(['a match']);
      expect(await store.results('BOOKA')).toEqual(['one']);
      expect(await store.recordings('BOOKA')).toEqual([]);
      // What was written after the last snapshot is still needed.
      expect((await store.history('BOOKA'))?.snapshot?.seq).toBe(2);
      expect((await store.rows('BOOKA', 1)).map(({ seq }) => seq)).toEqual([3]);
      expect(await store.removeUnused(kept)).toEqual({ removed: 0, shelved: 0 });
      expect(await store.removeUnused({ ...kept, booksSince: 250 })).toEqual({ removed: 1, shelved: 0 });
      expect(await store.book('BOOKB')).toEqual([]);
      await store.remove('BOOKA');
    });

    it('removes a room with everything of it, and its owner can write nothing more', async () => {
      await furnish('MMMMM');
      await furnish('NNNNN');
      expect(await other.remove('MMMMM')).toBe(true);
      expect(await other.remove('MMMMM')).toBe(false);
      expect(await store.append([{ room: 'MMMMM', epoch: firstEpoch, rows: [line(3)] }])).toEqual([false]);
      await store.snapshot('MMMMM', firstEpoch, line(3, 'zombie'));
      expect(await everythingOf('MMMMM')).toEqual(nothing);
      expect(await store.results('NNNNN')).toEqual(['one']);
      // Whoever has the code next finds nothing of it.
      await store.create('MMMMM', 1);
      expect(await store.history('MMMMM')).toEqual({ snapshot: null, tail: [] });
    });

    it('keeps shared packs, each once and so many, until nobody uses them', async () => {
      const day = 86_400_000;
      expect(await store.addPack({ code: 'P1', body: 'one' }, 2, day)).toBe('one');
      expect(await other.addPack({ code: 'P1', body: 'another' }, 2, day)).toBe('one');
      expect(await other.addPack({ code: 'P2', body: 'two' }, 2, day)).toBe('two');
      expect(await store.addPack({ code: 'P3', body: 'three' }, 2, 2 * day)).toBeNull();
      expect((await store.packs(1)).count).toBe(2);
      // Read within a day nothing is written, and after it that it was used.
      expect(await store.pack('P1', day + 1)).toBe('one');
      expect(await other.pack('P2', 3 * day)).toBe('two');
      expect(await store.removeUnusedPacks(2 * day)).toBe(1);
      expect(await other.pack('P1', 3 * day)).toBeNull();
      expect([await store.removePack('P2'), await store.removePack('P2')]).toEqual([true, false]);
      expect((await store.packs(10)).last).toEqual([]);
    });

    it('of a full shelf the oldest pack goes that nobody has opened after its first day', async () => {
      const day = 86_400_000;
      const add = (code: string, now: number) => store.addPack({ code, body: code }, 3, now);
      for (const [i, code] of ['Q1', 'Q2', 'Q3'].entries()) expect(await add(code, day + i)).toBe(code);
      expect(await store.pack('Q1', 3 * day)).toBe('Q1');
      expect(await other.addPack({ code: 'Q4', body: 'Q4' }, 3, 3 * day)).toBe('Q4');
      expect((await store.packs(10)).last.map(({ code }) => code)).toEqual(['Q4', 'Q3', 'Q1']);
      expect([await add('Q5', 3 * day), await add('Q6', 3 * day)]).toEqual(['Q5', null]);
      for (const code of ['Q1', 'Q4', 'Q5']) expect(await store.removePack(code)).toBe(true);
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
  expect(await store.history('AAAAA')).toEqual({
    snapshot: { seq: 1, at: 10, body: 'picture' },
    tail: [{ seq: 2, at: 20, body: 'two' }],
  });
  expect(await store.claim('AAAAA', 5, 1)).toEqual({ epoch: 4, tail: [{ seq: 2, at: 20, body: 'two' }] });
  expect(await store.history('BBBBB')).toEqual({ snapshot: null, tail: [] });
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
