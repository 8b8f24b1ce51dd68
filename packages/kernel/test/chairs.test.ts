import { describe, expect, it } from 'vitest';
import { limits, Table, type TableInput } from '../src/index.ts';
import { games, join, playOut, start, takeAll, twoAtTable, twoPlaying } from './atTable.ts';

const bot = (id: string): TableInput => join(id, { bot: 'easy', by: 'ann' });
const sit = (id: string): TableInput => ({ kind: 'watch', id, watching: false });
const ready = (id: string): TableInput => ({ kind: 'ready', id, ready: true });
const letIn = (id: string): TableInput => ({ kind: 'seat', id, allowed: true, by: 'ann' });
const ids = (table: Table): string[] => table.players.map(({ id }) => id);

/** Ann, Bob and eight bots: all chairs are taken. */
const fullOfBots = (): Table =>
  takeAll(twoAtTable(), ...Array.from({ length: limits.chairs - 2 }, (_, n) => bot(`bot${n}`)));

describe('bots make room', () => {
  it('a person finds a chair as long as a bot sits on one; another bot does not', () => {
    const table = takeAll(fullOfBots(), join('tv', { watching: true }));
    expect(table.take(bot('late'), 1)).toEqual({ reason: 'table-full' });
    takeAll(table, join('cid'), sit('tv'));
    for (let n = 0; n < limits.chairs - 4; n++) takeAll(table, join(`guest${n}`));
    expect(table.take(join('late'), 1)).toEqual({ reason: 'table-full' });
  });

  it('those go who came last, and no more of them than must', () => {
    const table = takeAll(twoAtTable(), bot('one'), bot('two'));
    expect(table.surplusBots).toEqual([]);
    takeAll(table, join('cid'));
    expect(table.surplusBots.map(({ id }) => id)).toEqual(['two']);
    takeAll(table, join('dan'), join('eve'));
    expect(table.surplusBots.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(table.whyNotStart()).toEqual({ reason: 'too-many', detail: '4' });
  });

  it('whose chair it was is known until the match begins, or the guest gets up', () => {
    const leave: TableInput = { kind: 'leave', id: 'two', by: 'ann', for: 'cid' };
    const table = takeAll(twoAtTable(), bot('one'), bot('two'), join('cid'), leave);
    expect(ids(table)).toEqual(['ann', 'bob', 'one', 'cid']);
    expect(Table.restore(games, table.save()).guest('cid')?.chairOf).toBe('TWO');
    const other = takeAll(Table.restore(games, table.save()), { kind: 'watch', id: 'cid', watching: true });
    expect(other.guest('cid')?.chairOf).toBeNull();
    takeAll(table, ready('cid'), start);
    expect(table.guest('cid')?.chairOf).toBeNull();
  });

  it('who is let in during a match plays in the next one, and the bot plays this one on', () => {
    const table = takeAll(twoAtTable(), bot('one'), bot('two'), start, join('cid'), letIn('cid'));
    expect(table.data.seated).toEqual(['ann', 'bob', 'one', 'two']);
    playOut(table);
    expect(table.guest('two')).toBeDefined();
    takeAll(table, start);
    expect(table.data.seated).toEqual(['ann', 'bob', 'one', 'cid']);
    expect(table.guest('two')).toBeUndefined();
  });

  it('nobody goes where a start is refused for another reason', () => {
    const table = takeAll(twoAtTable(), bot('one'), bot('two'), join('cid'));
    expect(table.take(start, 1)).toEqual({ reason: 'not-ready', detail: 'CID' });
    expect(ids(table)).toEqual(['ann', 'bob', 'one', 'two', 'cid']);
  });

  it('a match of people alone keeps its chairs', () => {
    expect(twoPlaying().surplusBots).toEqual([]);
  });
});
