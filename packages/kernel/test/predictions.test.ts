import { describe, expect, it } from 'vitest';
import { isNoOp, only, Table, type TableInput } from '../src/index.ts';
import { games, join, playOut, start, takeAll, twoAtTable, twoPlaying } from './atTable.ts';

const predict = (id: string, seat: number): TableInput => ({ kind: 'predict', id, seat });
const watcher = join('cid', { watching: true });
/** Ann, Bob and a bot play; Cid watches. */
const watched = (): Table =>
  takeAll(
    twoAtTable(),
    join('pig', { bot: 'easy', by: 'ann' }),
    watcher,
    {
      kind: 'choose',
      game: 'tiny',
      options: { rounds: 3 },
      by: 'ann',
    },
    { kind: 'ready', id: 'bob', ready: true },
    start,
  );

function playRound(table: Table): void {
  for (let i = 0; !table.match?.betweenRounds && table.playing; i++) {
    if (i > 1000) throw new Error('the round does not end');
    table.take({ kind: 'play', input: { kind: 'deadline' } }, table.due);
  }
}

describe('a prediction', () => {
  it('is made by who watches, and changed until the round ends', () => {
    const table = takeAll(watched(), predict('cid', 0));
    expect(isNoOp(table, predict('cid', 0))).toBe(true);
    expect(isNoOp(table, predict('cid', 1))).toBe(false);
    takeAll(table, predict('cid', 1));
    expect(table.guest('cid')?.predicts).toEqual({ seat: 1, round: 0 });
    expect(Table.restore(games, table.save()).guest('cid')?.predicts).toEqual({ seat: 1, round: 0 });
    playRound(table);
    expect(table.take(predict('cid', 2), 9e9)).toEqual({ reason: 'already-predicted' });
    expect(table.guest('cid')?.predicts?.seat).toBe(1);
  });

  it('made between two rounds counts for the next one', () => {
    const table = watched();
    playRound(table);
    takeAll(table, predict('cid', 0), predict('cid', 2));
    expect(table.guest('cid')?.predicts).toEqual({ seat: 2, round: 1 });
  });

  it('is not for those who play, until they are out', () => {
    const table = watched();
    expect(table.take(predict('bob', 0), 1)).toEqual({ reason: 'in-play' });
    Object.assign(table.match!.standings, { out: only(1) });
    takeAll(table, predict('bob', 0));
    expect(table.take(predict('cid', 1), 1)).toEqual({ reason: 'not-in-play' });
  });

  it('names somebody who plays', () => {
    const table = watched();
    expect(table.take(predict('cid', 3), 1)).toEqual({ reason: 'not-in-play' });
    expect(table.take(predict('nobody', 0), 1)).toEqual({ reason: 'unknown-guest' });
  });

  it('is made while a match is on, stands on the podium, and is forgotten after it', () => {
    const lobby = takeAll(twoAtTable(), watcher);
    expect(lobby.take(predict('cid', 0), 1)).toEqual({ reason: 'not-playing' });
    const table = takeAll(twoPlaying(), watcher, predict('cid', 0));
    playOut(table);
    expect(table.guest('cid')?.predicts?.seat).toBe(0);
    expect(table.take(predict('cid', 1), 9e9)).toEqual({ reason: 'not-playing' });
    takeAll(table, start);
    expect(table.guest('cid')?.predicts).toBeNull();
    takeAll(table, predict('cid', 0), { kind: 'lobby', by: 'ann' });
    expect(table.guest('cid')?.predicts).toBeNull();
  });
});
