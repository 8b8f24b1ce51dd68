import { describe, expect, it } from 'vitest';
import { never, Table, type TableInput } from '../src/index.ts';
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
    for (const id of ['cid', 'dan', 'eve']) table.take({ ...sit(id), bot: 'easy' } as TableInput, 0);
    table.take({ kind: 'ready', id: 'bob', ready: true }, 0);
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
