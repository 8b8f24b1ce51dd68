import { describe, expect, it } from 'vitest';
import { eyesOf, only, Table, type TableInput } from '../src/index.ts';
import { games, join, start, takeAll, twoPlaying } from './atTable.ts';

const open = (id: string, isOpen = true): TableInput => ({ kind: 'open-hand', id, open: isOpen });
const look = (id: string, at: string | null): TableInput => ({ kind: 'look-over', id, at });
/** Ann and Bob play; Cid watches. */
const watched = (): Table => takeAll(twoPlaying(), join('cid', { watching: true }));

describe('over a shoulder', () => {
  it('looks who watches, where it is allowed, until it is not', () => {
    const table = watched();
    expect(table.take(look('cid', 'bob'), 1)).toEqual({ reason: 'hand-closed' });
    takeAll(table, open('bob'), look('cid', 'bob'));
    expect(eyesOf(table, 'cid')).toBe(table.seatOf('bob'));
    expect(eyesOf(Table.restore(games, table.save()), 'cid')).toBe(table.seatOf('bob'));
    takeAll(table, look('cid', null));
    expect(eyesOf(table, 'cid')).toBe('spectator');
    takeAll(table, look('cid', 'bob'), open('bob', false), open('bob'));
    expect(eyesOf(table, 'cid')).toBe('spectator');
  });

  it('nobody looks who plays, until they are out', () => {
    const table = takeAll(watched(), open('bob'));
    expect(table.take(look('ann', 'bob'), 1)).toEqual({ reason: 'in-play' });
    Object.assign(table.match!.standings, { out: only(0) });
    takeAll(table, look('ann', 'bob'));
    expect(eyesOf(table, 'ann')).toBe(1);
    // Whoever plays again sees their own cards alone.
    Object.assign(table.match!.standings, { out: 0 });
    expect(eyesOf(table, 'ann')).toBe(0);
  });

  it('nobody looks at who watches or is out, and the next match begins with closed hands', () => {
    const table = watched();
    expect(table.take(open('cid'), 1)).toEqual({ reason: 'not-in-play' });
    expect(table.take(look('cid', 'cid'), 1)).toEqual({ reason: 'not-in-play' });
    expect(table.take(look('cid', 'nobody'), 1)).toEqual({ reason: 'not-in-play' });
    takeAll(table, open('bob'), look('cid', 'bob'), { kind: 'lobby', by: 'ann' });
    expect(table.take(open('bob'), 1)).toEqual({ reason: 'not-playing' });
    takeAll(table, { kind: 'ready', id: 'bob', ready: true }, start);
    expect(eyesOf(table, 'cid')).toBe('spectator');
    expect(table.guest('bob')?.opensHand).toBe(false);
  });
});
