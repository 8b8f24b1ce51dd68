import { describe, expect, it } from 'vitest';
import { type AnyGame, Table, type TableInput } from '../src/index.ts';
import { tiny } from './tiny.ts';

const join = (id: string, bot?: string): TableInput => ({
  kind: 'join',
  id,
  name: id.toUpperCase(),
  face: 'pig',
  watching: false,
  ...(bot && { bot, by: 'ann' }),
});
const ready = (id: string): TableInput => ({ kind: 'ready', id, ready: true });
const next = (seat: number): TableInput => ({ kind: 'play', input: { kind: 'act', seat, action: { type: 'next' } } });
const present = (id: string, online: boolean): TableInput => ({ kind: 'presence', id, online });

/** Ann is host; the first of several rounds is over. */
function afterRound(people: readonly string[], bots: readonly string[] = [], game: AnyGame = tiny): Table {
  const table = new Table({ tiny: game }, 'tiny');
  const guests = [...people.map((id) => join(id)), ...bots.map((id) => join(id, 'easy')), ...people.map(ready)];
  for (const input of guests) expect(table.take(input, 0)).toBeNull();
  expect(table.take({ kind: 'choose', game: 'tiny', options: { rounds: 3 }, by: 'ann' }, 0)).toBeNull();
  for (const input of people.map(ready)) table.take(input, 0);
  expect(table.take({ kind: 'start', seed: 's', by: 'ann' }, 1000)).toBeNull();
  return playRound(table);
}

function playRound(table: Table): Table {
  for (let i = 0; !table.match?.betweenRounds; i++) {
    if (i > 1000 || !table.playing) throw new Error('no round ends');
    table.take({ kind: 'play', input: { kind: 'deadline' } }, table.due);
  }
  return table;
}

const take = (table: Table, input: TableInput) => table.take(input, 1e6);
const isDealt = (table: Table): boolean => table.match?.betweenRounds === false;

describe('the results of a round', () => {
  it('stay until everybody who is here has seen them', () => {
    const table = afterRound(['ann', 'bob', 'cid']);
    expect(take(table, next(1))).toBeNull();
    expect(table.data.wantNext).toEqual(['bob']);
    expect(take(table, next(1))).toEqual({ reason: 'already-done' });
    expect(isDealt(table)).toBe(false);
    expect(Table.restore({ tiny }, table.save()).save()).toBe(table.save());
    expect(take(table, next(2))).toBeNull();
    expect(isDealt(table)).toBe(false);
    expect(take(table, next(0))).toBeNull();
    expect(isDealt(table)).toBe(true);
    expect(table.data.wantNext).toEqual([]);
  });

  it('or until the host goes on', () => {
    const table = afterRound(['ann', 'bob', 'cid']);
    expect(take(table, next(0))).toBeNull();
    expect(isDealt(table)).toBe(true);
  });

  it('are not taken away by bots', () => {
    const table = afterRound(['ann', 'bob'], ['pig']);
    expect(take(table, next(2))).toEqual({ reason: 'not-host' });
    expect(isDealt(table)).toBe(false);
    // A bot that sits in for the host has none of the host's powers.
    take(table, present('ann', false));
    take(table, { kind: 'sit-in', id: 'ann', on: true });
    expect(take(table, next(0))).toEqual({ reason: 'not-host' });
    expect(isDealt(table)).toBe(false);
    expect(take(table, next(1))).toBeNull();
    expect(isDealt(table)).toBe(true);
  });

  it('wait for nobody who has gone', () => {
    const table = afterRound(['ann', 'bob', 'cid']);
    take(table, next(1));
    take(table, present('cid', false));
    expect(isDealt(table)).toBe(false);
    expect(take(table, { kind: 'leave', id: 'ann', by: 'ann' })).toBeNull();
    expect(isDealt(table)).toBe(true);
  });

  it('end when the powers of the host pass to a player who has seen them', () => {
    const table = afterRound(['ann', 'bob', 'cid']);
    take(table, next(1));
    expect(take(table, { kind: 'host', to: 'bob', by: 'ann' })).toBeNull();
    expect(isDealt(table)).toBe(true);
  });

  it('where no person is left, bots go on', () => {
    const table = afterRound(['ann', 'bob'], ['pig']);
    for (const id of ['ann', 'bob']) take(table, present(id, false));
    expect(isDealt(table)).toBe(false);
    expect(take(table, next(2))).toBeNull();
    expect(isDealt(table)).toBe(true);
  });
});

describe('a latecomer', () => {
  const growing: AnyGame = { ...(tiny as unknown as AnyGame), mayGrow: (_options, seats) => seats <= 4 };
  const late = (table: Table, ...ids: string[]): Table => {
    for (const id of ids) {
      expect(take(table, join(id))).toBeNull();
      expect(take(table, { kind: 'seat', id, allowed: true, by: 'ann' })).toBeNull();
    }
    return table;
  };

  it('sits down between rounds where the game allows it, behind the last seat and with no points', () => {
    const table = late(afterRound(['ann', 'bob'], [], growing), 'cid');
    const { scores, dealer } = table.match!.standings;
    expect(table.seatOf('cid')).toBeNull();
    expect(take(table, next(0))).toBeNull();
    expect(table.data.seated).toEqual(['ann', 'bob', 'cid']);
    expect(table.data.matches).toBe(1);
    expect(table.match?.standings).toMatchObject({ round: 1, scores: [...scores, 0], dealer: (dealer + 1) % 3 });
    expect(table.match?.header.names).toEqual(['ANN', 'BOB', 'CID']);
    expect(playRound(table).match?.standings.round).toBe(2);
  });

  it('is in the log: a table that is told again is the same', () => {
    const log: { input: TableInput; at: number }[] = [];
    const table = new Table({ tiny: growing }, 'tiny');
    const write = (input: TableInput, at: number): void => {
      expect(table.take(input, at)).toBeNull();
      log.push({ input, at });
    };
    for (const input of [join('ann'), join('bob'), ready('bob')]) write(input, 0);
    write({ kind: 'start', seed: 's', rulesVersion: tiny.rulesVersion, by: 'ann' }, 5);
    while (!table.match?.betweenRounds) write({ kind: 'play', input: { kind: 'deadline' } }, table.due);
    const seat: TableInput = { kind: 'seat', id: 'cid', allowed: true, by: 'ann' };
    for (const input of [join('cid'), seat, next(0)]) write(input, 1e6);
    expect(table.data.seated).toHaveLength(3);
    while (table.playing && !table.match.betweenRounds) write({ kind: 'play', input: { kind: 'deadline' } }, table.due);
    const again = new Table({ tiny: growing }, 'tiny');
    for (const { input, at } of log) expect(again.replay(input, at)).toBeNull();
    expect(again.save()).toBe(table.save());
    expect(Table.restore({ tiny: growing }, table.save()).save()).toBe(table.save());
  });

  it('waits where there is no room, or where seats stay as they are', () => {
    const crowd = late(afterRound(['ann', 'bob', 'cid'], [], growing), 'dan', 'eve');
    take(crowd, next(0));
    expect(crowd.data.seated).toEqual(['ann', 'bob', 'cid', 'dan']);
    const fixed = late(afterRound(['ann', 'bob']), 'cid');
    take(fixed, next(0));
    expect(fixed.data.seated).toEqual(['ann', 'bob']);
  });

  it('without a chair looks on', () => {
    const table = afterRound(['ann', 'bob'], [], growing);
    take(table, join('cid'));
    take(table, next(0));
    expect(table.data.seated).toEqual(['ann', 'bob']);
  });
});
