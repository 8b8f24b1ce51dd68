import { describe, expect, it } from 'vitest';
import { type AnyGame, isObject, type Json, never, Table, type TableInput } from '../src/index.ts';
import { tiny } from './tiny.ts';

const games = { tiny };
const sit = (id: string): TableInput => ({ kind: 'join', id, name: id.toUpperCase(), face: 'pig', watching: false });

/** A table with a host and one more, both ready. */
function twoAtTable(): Table {
  const table = new Table(games, 'tiny');
  table.take(sit('ann'), 0);
  table.take(sit('bob'), 0);
  table.take({ kind: 'ready', id: 'bob', ready: true }, 0);
  return table;
}

const start = (by: string): TableInput => ({ kind: 'start', seed: 's', by });

describe('who is at the table', () => {
  it('makes the first person host and passes that on when they go', () => {
    const table = twoAtTable();
    expect(table.data.host).toBe('ann');
    table.take({ kind: 'leave', id: 'ann', by: 'ann' }, 1);
    expect(table.data.host).toBe('bob');
    expect(table.players.map((guest) => guest.id)).toEqual(['bob']);
  });

  it('lets only the host do what is the host’s', () => {
    const table = twoAtTable();
    expect(table.take(start('bob'), 1)).toEqual({ reason: 'not-host' });
    expect(table.take({ kind: 'leave', id: 'ann', by: 'bob' }, 1)).toEqual({ reason: 'not-host' });
    expect(table.take({ kind: 'host', to: 'bob', by: 'ann' }, 1)).toBeNull();
    table.take({ kind: 'ready', id: 'ann', ready: true }, 1);
    expect(table.take(start('bob'), 1)).toBeNull();
  });

  it('speaks Russian until its host would rather have English', () => {
    const table = twoAtTable();
    expect(table.data.language).toBe('ru');
    expect(table.take({ kind: 'language', language: 'en', by: 'bob' }, 1)).toEqual({ reason: 'not-host' });
    expect(table.take({ kind: 'language', language: 'en', by: 'ann' }, 1)).toBeNull();
    expect(Table.restore(games, table.save()).data.language).toBe('en');
  });

  it('has ten chairs and room for watchers besides', () => {
    const table = new Table(games, 'tiny');
    for (let n = 0; n < 10; n++) expect(table.take(sit(`p${n}`), 0)).toBeNull();
    expect(table.take(sit('late'), 0)).toEqual({ reason: 'table-full' });
    expect(table.take({ ...sit('late'), watching: true } as TableInput, 0)).toBeNull();
  });

  it('seats nobody in the middle of a match: who comes then watches', () => {
    const table = twoAtTable();
    table.take(start('ann'), 1);
    table.take(sit('cid'), 2);
    expect(table.guest('cid')?.watching).toBe(true);
    expect(table.seatOf('cid')).toBeNull();
  });

  it('keeps the chair of who leaves a running match for a bot, and gives it back', () => {
    const table = twoAtTable();
    table.take(start('ann'), 1);
    table.take({ kind: 'leave', id: 'bob', by: 'bob' }, 2);
    expect(table.guest('bob')).toMatchObject({ online: false, satIn: true });
    table.take({ kind: 'presence', id: 'bob', online: true }, 3);
    expect(table.guest('bob')).toMatchObject({ online: true, satIn: false });
  });
});

describe('starting', () => {
  it('says why it cannot', () => {
    const table = new Table(games, 'tiny');
    table.take(sit('ann'), 0);
    expect(table.take(start('ann'), 0)).toEqual({ reason: 'too-few', detail: '2' });
    table.take(sit('bob'), 0);
    expect(table.take(start('ann'), 0)).toEqual({ reason: 'not-ready', detail: 'BOB' });
    for (const id of ['cid', 'dan', 'eve']) table.take(sit(id), 0);
    for (const id of ['bob', 'cid', 'dan', 'eve']) table.take({ kind: 'ready', id, ready: true }, 0);
    expect(table.take(start('ann'), 0)).toEqual({ reason: 'too-many', detail: '4' });
    expect(table.match).toBeNull();
  });

  it('refuses a game or options there are not, and asks everybody again when they change', () => {
    const table = twoAtTable();
    expect(table.take({ kind: 'choose', game: 'chess', options: {}, by: 'ann' }, 0)).toEqual({
      reason: 'unknown-game',
    });
    const bad = table.take({ kind: 'choose', game: 'tiny', options: { nonsense: 1 }, by: 'ann' }, 0);
    expect(bad).toMatchObject({ reason: 'bad-options' });
    expect(table.take({ kind: 'choose', game: 'tiny', options: {}, by: 'ann' }, 0)).toBeNull();
    expect(table.guest('bob')?.ready).toBe(false);
  });

  it('is set for more than have come yet, and does not start before they have', () => {
    const three: AnyGame = {
      ...tiny,
      options: (raw, seats) =>
        seats < 3 && isObject(raw) && raw.forThree
          ? { ok: false, at: 'forThree', error: 'three' }
          : tiny.options({}, seats),
    };
    const table = new Table({ tiny: three }, 'tiny');
    table.take(sit('ann'), 0);
    table.take(sit('bob'), 0);
    expect(table.take({ kind: 'choose', game: 'tiny', options: { forThree: true }, by: 'ann' }, 0)).toBeNull();
    table.take({ kind: 'ready', id: 'bob', ready: true }, 0);
    expect(table.take(start('ann'), 0)).toMatchObject({ reason: 'bad-options', at: 'forThree' });
    table.take(sit('cem'), 0);
    for (const id of ['bob', 'cem']) table.take({ kind: 'ready', id, ready: true }, 0);
    expect(table.take(start('ann'), 0)).toBeNull();
  });

  it('plays one match at a time, goes back to the lobby, and starts another', () => {
    const table = twoAtTable();
    table.take(start('ann'), 1);
    expect(table.take(start('ann'), 2)).toEqual({ reason: 'playing' });
    expect(table.take({ kind: 'lobby', by: 'ann' }, 3)).toBeNull();
    expect(table.match).toBeNull();
    expect(table.take(start('ann'), 4)).toEqual({ reason: 'not-ready', detail: 'BOB' });
    table.take({ kind: 'ready', id: 'bob', ready: true }, 5);
    expect(table.take(start('ann'), 6)).toBeNull();
    expect(table.data.matches).toBe(2);
  });
});

describe('time', () => {
  it('stands still while the table is paused', () => {
    const table = twoAtTable();
    table.take(start('ann'), 1000);
    const due = table.due;
    expect(due).toBeGreaterThan(1000);
    table.take({ kind: 'pause', paused: true, by: 'ann' }, 1500);
    expect(table.due).toBe(never);
    expect(table.take({ kind: 'play', input: { kind: 'next', seat: 0 } }, 1600)).toEqual({ reason: 'paused' });
    table.take({ kind: 'pause', paused: false, by: 'ann' }, 61_500);
    expect(table.due).toBe(due + 60_000);
  });
});

it('is the same table after being saved and restored', () => {
  const table = twoAtTable();
  table.take(start('ann'), 1000);
  const twin = Table.restore(games, table.save());
  expect(twin.save()).toBe(table.save());
  for (const one of [table, twin]) one.take({ kind: 'play', input: { kind: 'deadline' } }, one.due);
  expect(twin.save()).toBe(table.save());
});

describe('things of one’s own', () => {
  /** Tiny as a game one may bring a pack to: a time to think in, as a text would be too simple. */
  const packed: AnyGame = {
    ...(tiny as unknown as AnyGame),
    options: (raw, seats) => {
      const { pack, ...rest } = raw as { pack?: { turnMs: number } };
      return (tiny as unknown as AnyGame).options({ ...rest, ...pack }, seats);
    },
    readPack: (raw) =>
      isObject(raw) && typeof raw.turnMs === 'number'
        ? { ok: true, value: { name: 'Slow', count: 1, things: { turnMs: raw.turnMs } } }
        : { ok: false, error: 'no number', at: 'turnMs', reason: 'bad-move', fault: { kind: 'no-number' } },
  };
  const bring = (raw: Json | null, by = 'ann'): TableInput => ({
    kind: 'bring',
    pack: raw === null ? null : { raw, mark: 'm1' },
    by,
  });
  const tableOf = () => {
    const table = new Table({ packed, tiny }, 'packed');
    for (const id of ['ann', 'bob']) table.take(sit(id), 0);
    table.take({ kind: 'ready', id: 'bob', ready: true }, 0);
    return table;
  };

  it('are brought by the host, between matches, to games that read them', () => {
    const table = tableOf();
    expect(table.take(bring({ turnMs: 1 }, 'bob'), 0)).toEqual({ reason: 'not-host' });
    expect(table.take(bring({ turnMs: 'x' }), 0)).toEqual({
      reason: 'bad-pack',
      detail: 'turnMs: no number',
      at: 'turnMs',
      fault: { kind: 'no-number' },
    });
    expect(table.pack).toBeNull();
    expect(table.guest('bob')?.ready).toBe(true);
    expect(table.take(bring({ turnMs: 7000 }), 0)).toBeNull();
    expect(table.guest('bob')?.ready).toBe(false);
    expect(table.pack).toMatchObject({ name: 'Slow', count: 1, mark: 'm1' });

    table.take({ kind: 'choose', game: 'tiny', options: {}, by: 'ann' }, 0);
    expect(table.pack).toBeNull();
    expect(table.take(bring({ turnMs: 1 }), 0)).toMatchObject({ reason: 'bad-pack' });
    table.take({ kind: 'choose', game: 'packed', options: {}, by: 'ann' }, 0);
    expect(table.pack).toMatchObject({ mark: 'm1' });
  });

  it('are what is played with, also after being saved, and never an option like others', () => {
    const table = tableOf();
    table.take(bring({ turnMs: 7000 }), 0);
    const inline: TableInput = { kind: 'choose', game: 'packed', options: { pack: { turnMs: 1 } }, by: 'ann' };
    expect(table.take(inline, 0)).toMatchObject({ reason: 'bad-options' });
    table.take({ kind: 'ready', id: 'bob', ready: true }, 0);
    const twin = Table.restore({ packed, tiny }, table.save());
    for (const one of [table, twin]) {
      expect(one.take(start('ann'), 1000)).toBeNull();
      expect(one.due).toBe(8000);
      expect(one.data.options).toEqual({});
      expect(one.take(bring(null), 1001)).toEqual({ reason: 'playing' });
    }
    table.take({ kind: 'lobby', by: 'ann' }, 2000);
    expect(table.take(bring(null), 2001)).toBeNull();
    expect(table.pack).toBeNull();
  });
});
