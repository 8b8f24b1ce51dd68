import { describe, expect, it } from 'vitest';
import { isNoOp, limits, never, pausesLeft, Table, type TableInput } from '../src/index.ts';
import { games, join, playOut, start, takeAll, twoPlaying } from './atTable.ts';

const pause = (by: string): TableInput => ({ kind: 'pause', paused: true, by });
const goOn = (by: string): TableInput => ({ kind: 'pause', paused: false, by });

describe('a pause', () => {
  it('is for anybody who plays; who asked is known, and goes on when they like', () => {
    const table = takeAll(twoPlaying(), pause('bob'));
    expect(table.data).toMatchObject({ pausedAt: 1, pausedBy: 'bob' });
    expect(table.due).toBe(never);
    takeAll(table, goOn('bob'));
    expect(table.data).toMatchObject({ pausedAt: null, pausedBy: null });
    expect(table.due).toBeLessThan(never);
  });

  it('is ended by the host too, and by nobody else', () => {
    const table = takeAll(twoPlaying(), join('cid'), pause('bob'));
    expect(table.take(goOn('cid'), 2)).toEqual({ reason: 'not-host' });
    takeAll(table, goOn('ann'), pause('ann'));
    expect(table.take(goOn('bob'), 2)).toEqual({ reason: 'not-host' });
    expect(table.data.pausedBy).toBe('ann');
  });

  it('is not for those who watch', () => {
    const table = takeAll(twoPlaying(), join('cid', { watching: true }));
    expect(table.take(pause('cid'), 2)).toEqual({ reason: 'not-seated' });
    expect(table.take(pause('nobody'), 2)).toEqual({ reason: 'not-seated' });
    expect(table.data.pausedAt).toBeNull();
  });

  it('is asked for twice in a match by a guest, and as often as they like by the host', () => {
    const table = twoPlaying();
    for (let n = 0; n < limits.pauses; n++) takeAll(table, pause('bob'), goOn('ann'));
    expect(pausesLeft(table.data, 'bob')).toBe(0);
    expect(table.take(pause('bob'), 2)).toEqual({ reason: 'no-pauses-left' });
    for (let n = 0; n < 5; n++) takeAll(table, pause('ann'), goOn('ann'));
    playOut(table);
    takeAll(table, start, pause('bob'));
    expect(pausesLeft(table.data, 'bob')).toBe(limits.pauses - 1);
  });

  it('costs nothing where there is one already', () => {
    const table = takeAll(twoPlaying(), pause('ann'));
    expect(isNoOp(table, pause('bob'))).toBe(true);
    takeAll(table, pause('bob'));
    expect(table.data).toMatchObject({ pausedBy: 'ann', pauses: [] });
  });

  it('is kept when the table is saved; one saved before is nobody’s', () => {
    const table = takeAll(twoPlaying(), pause('bob'));
    expect(Table.restore(games, table.save()).data).toEqual(table.data);
    const saved = JSON.parse(table.save());
    delete saved.data.pausedBy;
    delete saved.data.pauses;
    const opened = Table.restore(games, JSON.stringify(saved));
    expect(opened.data).toMatchObject({ pausedAt: 1, pausedBy: null, pauses: [] });
    takeAll(opened, goOn('ann'), pause('bob'));
  });
});
