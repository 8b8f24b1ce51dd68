import { describe, expect, it } from 'vitest';
import { isNoOp, Table, type TableInput } from '../src/index.ts';
import { games, join, playOut, start, takeAll, twoPlaying } from './atTable.ts';

const slow = { turnMs: 50_000 };
const propose = (times: Record<string, number> = slow, by = 'ann'): TableInput => ({ kind: 'pace', times, by });
const agree = (id: string, agrees = true): TableInput => ({ kind: 'agree', id, agrees });
const away: TableInput = { kind: 'presence', id: 'bob', online: false };
const deadline: TableInput = { kind: 'play', input: { kind: 'deadline' } };

describe('another pace in the middle of a match', () => {
  it('begins when everybody who plays has agreed, and whoever thinks has the whole of the new time', () => {
    const table = takeAll(twoPlaying(), propose());
    expect(table.data.pace).toEqual({ times: slow, by: 'ann', agreed: ['ann'] });
    expect(table.match?.header.options).toEqual({});
    const { match } = table;
    const hands = JSON.stringify(match?.view(0));
    takeAll(table, agree('bob'));
    expect(table.data).toMatchObject({ pace: null, options: slow });
    expect(table.match).toBe(match);
    expect(table.match?.header.options).toEqual(slow);
    expect(JSON.stringify(match?.view(0))).toBe(hands);
    expect(table.due).toBe(1 + 50_000);
  });

  it('costs nobody a turn that has lasted longer than the new time', () => {
    const unhurried: TableInput = { kind: 'choose', game: 'tiny', options: { turnMs: 0 }, by: 'ann' };
    const table = takeAll(new Table(games, 'tiny'), join('ann'), join('bob'), unhurried);
    takeAll(table, { kind: 'ready', id: 'bob', ready: true }, start);
    const late = table.data.began + 3_600_000;
    expect(table.take(propose({ turnMs: 5000 }), late)).toBeNull();
    expect(table.take(agree('bob'), late + 100)).toBeNull();
    expect(table.due).toBe(late + 100 + 5000);
  });

  it('stays out where one says no, or the host takes it back', () => {
    for (const id of ['bob', 'ann']) {
      const table = takeAll(twoPlaying(), propose(), agree(id, false));
      expect(table.data).toMatchObject({ pace: null, options: {} });
      expect(table.take(agree('bob'), 2)).toEqual({ reason: 'no-proposal' });
    }
  });

  it('is proposed by the host alone, while a match is on', () => {
    expect(twoPlaying().take(propose(slow, 'bob'), 2)).toEqual({ reason: 'not-host' });
    const table = twoPlaying();
    playOut(table);
    expect(table.take(propose(), 2)).toEqual({ reason: 'not-playing' });
    takeAll(table, { kind: 'lobby', by: 'ann' });
    expect(table.take(propose(), 2)).toEqual({ reason: 'not-playing' });
  });

  it('changes times and nothing else', () => {
    const table = twoPlaying();
    for (const times of [{ rounds: 9 }, { turnMs: 1, rounds: 1 }, { __proto__: 1, constructor: 1 }]) {
      expect(table.take(propose(times), 2)).toMatchObject({ reason: 'bad-options' });
    }
    expect(table.take(propose({ turnMs: 60_001 }), 2)).toMatchObject({ reason: 'bad-options', at: 'turnMs' });
    expect(table.data).toMatchObject({ pace: null, options: {} });
  });

  it('keeps what else was chosen; times that are not named are the usual ones again', () => {
    const chosen: TableInput = { kind: 'choose', game: 'tiny', options: { rounds: 3, slapMs: 9 }, by: 'ann' };
    const table = takeAll(new Table(games, 'tiny'), join('ann'), join('bob'), chosen);
    takeAll(table, { kind: 'ready', id: 'bob', ready: true }, start, propose(), agree('bob'));
    expect(table.data.options).toEqual({ rounds: 3, turnMs: 50_000 });
  });

  it('waits for nobody who is away, and bots go along', () => {
    const table = takeAll(twoPlaying(), propose(), away);
    expect(table.data.options).toEqual(slow);
    const alone = takeAll(new Table(games, 'tiny'), join('ann'), join('bot', { bot: 'easy', by: 'ann' }), start);
    takeAll(alone, propose());
    expect(alone.data).toMatchObject({ pace: null, options: slow });
  });

  it('is not for those who watch, and nobody counts twice', () => {
    const table = takeAll(twoPlaying(), join('cid', { watching: true }), propose());
    expect(table.take(agree('cid'), 2)).toEqual({ reason: 'not-seated' });
    expect(isNoOp(table, agree('ann'))).toBe(true);
    expect(isNoOp(table, agree('bob'))).toBe(false);
  });

  it('is forgotten with its match', () => {
    const table = takeAll(twoPlaying(), propose(), { kind: 'lobby', by: 'ann' });
    expect(table.data.pace).toBeNull();
    const over = takeAll(twoPlaying(), propose());
    playOut(over);
    expect(over.data.pace).toBeNull();
  });

  it('replays and restores to the very same table, also between rounds', () => {
    const inputs = [propose(), agree('bob')];
    for (const turns of [0, 1, 4]) {
      const [one, twin] = [twoPlaying(), twoPlaying()];
      for (const table of [one, twin]) for (let n = 0; n < turns; n++) table.take(deadline, table.due);
      takeAll(one, ...inputs);
      const reopened = Table.restore(games, twin.save());
      for (const input of inputs) expect(reopened.replay(input, 1)).toBeNull();
      expect(reopened.save()).toBe(one.save());
      const again = Table.restore(games, one.save());
      playOut(one);
      playOut(again);
      expect(again.save()).toBe(one.save());
    }
  });

  it('a table saved before there were proposals has none', () => {
    const saved = JSON.parse(twoPlaying().save());
    delete saved.data.pace;
    takeAll(Table.restore(games, JSON.stringify(saved)), propose(), agree('bob'));
  });
});
