import { describe, expect, it } from 'vitest';
import { type Guest, isNoOp, limits, Table, type TableInput } from '../src/index.ts';
import { games, join, playOut, start, takeAll, twoAtTable, twoPlaying } from './atTable.ts';

const lobby: TableInput = { kind: 'lobby', by: 'ann' };
const watch = (id: string, watching: boolean): TableInput => ({ kind: 'watch', id, watching });
const seat = (id: string, allowed: boolean, by = 'ann'): TableInput => ({ kind: 'seat', id, allowed, by });
const lock = (locked: boolean, by = 'ann'): TableInput => ({ kind: 'lock', locked, by });

describe('a locked table', () => {
  it('lets nobody in, to play or to watch, but for the host’s bots', () => {
    const table = takeAll(twoAtTable(), lock(true));
    expect(table.take(join('cid'), 1)).toEqual({ reason: 'table-locked' });
    expect(table.take(join('tv', { watching: true }), 1)).toEqual({ reason: 'table-locked' });
    takeAll(table, join('pig', { bot: 'easy', by: 'ann' }), lock(false), join('cid'));
    expect(table.data.guests.map(({ id }) => id)).toEqual(['ann', 'bob', 'pig', 'cid']);
  });

  it('lets nobody who watches sit down', () => {
    const table = takeAll(twoAtTable(), join('cid', { watching: true }), lock(true));
    expect(table.take(watch('cid', false), 1)).toEqual({ reason: 'table-locked' });
    takeAll(table, watch('bob', true), lock(false), watch('cid', false));
  });

  it('opens by itself to the first who comes when everybody has left: they can unlock it', () => {
    const table = takeAll(twoAtTable(), lock(true));
    for (const id of ['ann', 'bob']) takeAll(table, { kind: 'leave', id, by: id });
    takeAll(table, join('cid'), lock(false, 'cid'), join('dan'));
  });

  it('is locked by its host alone, and stays so when it is saved', () => {
    const table = twoAtTable();
    expect(table.take(lock(true, 'bob'), 1)).toEqual({ reason: 'not-host' });
    expect(Table.restore(games, takeAll(table, lock(true)).save()).data.locked).toBe(true);
  });
});

describe('a guest who comes in while a match is on', () => {
  it('watches and asks to sit; the host says yes, and the next match has three seats', () => {
    const table = takeAll(twoPlaying(), join('cid'));
    expect(table.guest('cid')).toMatchObject({ watching: true, asksToSit: true });
    expect(table.take(seat('cid', true, 'cid'), 1)).toEqual({ reason: 'not-host' });
    takeAll(table, seat('cid', true));
    expect(table.guest('cid')).toMatchObject({ watching: false, asksToSit: false });
    expect(table.seatOf('cid')).toBeNull();
    expect(table.match?.header.seats).toBe(2);
    playOut(table);
    takeAll(table, start);
    expect(table.data.seated).toEqual(['ann', 'bob', 'cid']);
    expect(table.match?.header.seats).toBe(3);
  });

  it('hears no once, and does not ask again before the lobby', () => {
    const table = takeAll(twoPlaying(), join('cid'), seat('cid', false));
    expect(table.guest('cid')).toMatchObject({ watching: true, asksToSit: false, seatRefused: true });
    expect(table.take(watch('cid', false), 1)).toEqual({ reason: 'seat-refused' });
    expect(table.take(seat('cid', true), 1)).toEqual({ reason: 'not-asking' });
    playOut(table);
    expect(table.take(watch('cid', false), 1)).toEqual({ reason: 'seat-refused' });
    takeAll(table, start);
    expect(table.data.seated).toEqual(['ann', 'bob']);
    takeAll(table, lobby, watch('cid', false));
    expect(table.guest('cid')).toMatchObject({ watching: false, seatRefused: false });
  });

  it('is not asked about if they came to watch, and neither is a bot', () => {
    const table = takeAll(twoPlaying(), join('tv', { watching: true }));
    expect(table.guest('tv')).toMatchObject({ watching: true, asksToSit: false });
    expect(table.take(join('pig', { bot: 'easy', by: 'ann' }), 1)).toEqual({ reason: 'playing' });
  });

  it('may ask later, take it back, and give the chair back', () => {
    const table = takeAll(twoPlaying(), join('tv', { watching: true }), watch('tv', false));
    expect(table.guest('tv')).toMatchObject({ watching: true, asksToSit: true });
    takeAll(table, watch('tv', true));
    expect(table.guest('tv')).toMatchObject({ watching: true, asksToSit: false });
    takeAll(table, watch('tv', false), seat('tv', true), watch('tv', true));
    expect(table.guest('tv')).toMatchObject({ watching: true, asksToSit: false, ready: false });
  });

  it('sits down at will when the match is over: the question ends with it', () => {
    const table = takeAll(twoPlaying(), join('cid'), join('dan'));
    playOut(table);
    expect(table.guest('cid')?.asksToSit).toBe(false);
    expect(table.take(seat('cid', true), 1)).toEqual({ reason: 'not-asking' });
    takeAll(table, watch('cid', false));
    const broken = takeAll(twoPlaying(), join('cid'), lobby);
    expect(broken.guest('cid')).toMatchObject({ asksToSit: false, watching: true });
  });

  it('leaves those who play where they are', () => {
    const table = takeAll(twoPlaying(), join('cid'));
    for (const watching of [true, false]) expect(table.take(watch('bob', watching), 1)).toEqual({ reason: 'playing' });
    expect(table.guest('bob')).toMatchObject({ watching: false, asksToSit: false });
  });

  it('gets no eleventh chair', () => {
    const table = twoPlaying();
    for (let n = 0; n < 9; n++) takeAll(table, join(`g${n}`));
    for (let n = 0; n < 8; n++) takeAll(table, seat(`g${n}`, true));
    expect(table.players).toHaveLength(limits.chairs);
    expect(table.take(seat('g8', true), 1)).toEqual({ reason: 'table-full' });
    takeAll(table, seat('g8', false));
  });

  it('may leave again, admitted or not', () => {
    const table = takeAll(twoPlaying(), join('cid'), seat('cid', true), { kind: 'leave', id: 'cid', by: 'cid' });
    expect(table.guest('cid')).toBeUndefined();
  });
});

describe('mute', () => {
  it('is the host’s, for people, and kept', () => {
    const table = takeAll(twoAtTable(), join('pig', { bot: 'easy', by: 'ann' }));
    const mute = (id: string, by = 'ann'): TableInput => ({ kind: 'mute', id, muted: true, by });
    expect(table.take(mute('ann', 'bob'), 1)).toEqual({ reason: 'not-host' });
    expect(table.take(mute('pig'), 1)).toEqual({ reason: 'not-a-person' });
    expect(table.take(mute('nobody'), 1)).toEqual({ reason: 'unknown-guest' });
    takeAll(table, mute('bob'));
    expect(Table.restore(games, table.save()).guest('bob')?.muted).toBe(true);
    takeAll(table, { kind: 'mute', id: 'bob', muted: false, by: 'ann' });
    expect(table.guest('bob')?.muted).toBe(false);
  });
});

describe('host', () => {
  it('can only be a person who is here', () => {
    const table = takeAll(twoAtTable(), join('pig', { bot: 'easy', by: 'ann' }));
    const give = (to: string): TableInput => ({ kind: 'host', to, by: 'ann' });
    expect(table.take(give('pig'), 1)).toEqual({ reason: 'not-a-person' });
    expect(table.take(give('nobody'), 1)).toEqual({ reason: 'unknown-guest' });
    takeAll(table, { kind: 'presence', id: 'bob', online: false });
    expect(table.take(give('bob'), 1)).toEqual({ reason: 'guest-away' });
    expect(table.data.host).toBe('ann');
    takeAll(table, { kind: 'presence', id: 'bob', online: true }, give('bob'));
  });
});

describe('bounds', () => {
  it('fifty may watch, however they came to it', () => {
    const table = twoAtTable();
    for (let n = 0; n < limits.watchers; n++) takeAll(table, join(`w${n}`, { watching: true }));
    expect(table.take(join('late', { watching: true }), 1)).toEqual({ reason: 'table-full' });
    expect(table.take(watch('bob', true), 1)).toEqual({ reason: 'table-full' });
    takeAll(table, watch('w0', false), watch('bob', true));
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('no game is called %s', (game) => {
    expect(twoAtTable().take({ kind: 'choose', game, options: {}, by: 'ann' }, 1)).toEqual({ reason: 'unknown-game' });
  });

  it('an empty name is refused', () => {
    const table = twoAtTable();
    expect(table.take(join('cid', { name: '' }), 1)).toEqual({ reason: 'empty-name' });
    expect(table.take({ kind: 'rename', id: 'bob', name: '', face: 'pig' }, 1)).toEqual({ reason: 'empty-name' });
    expect(table.guest('bob')?.name).toBe('BOB');
  });
});

describe('what was written before', () => {
  it('is taken from the log, though nobody may do it now', () => {
    const table = twoAtTable();
    const replayed: TableInput[] = [
      join('pig', { bot: 'easy', by: 'ann' }),
      ...Array.from({ length: limits.watchers }, (_, n) => join(`w${n}`, { watching: true })),
      watch('bob', true),
      { kind: 'host', to: 'pig', by: 'ann' },
    ];
    for (const input of replayed) expect(table.replay(input, 1)).toBeNull();
    expect(table.data.host).toBe('pig');
    expect(table.players.map(({ id }) => id)).toEqual(['ann', 'pig']);
  });

  it('has guests without the fields of today', () => {
    const table = twoPlaying();
    const saved = JSON.parse(table.save());
    delete saved.data.locked;
    saved.data.guests = saved.data.guests.map(
      ({
        order: _,
        muted: __,
        asksToSit: ___,
        seatRefused: ____,
        chairOf: _____,
        predicts: ______,
        opensHand: _______,
        looksOver: ________,
        ...old
      }: Guest) => old,
    );
    const opened = Table.restore(games, JSON.stringify(saved));
    expect(opened.data.locked).toBe(false);
    expect(opened.guest('bob')).toMatchObject({ order: 1, muted: false, asksToSit: false, seatRefused: false });
    takeAll(opened, join('cid'));
    expect(opened.guest('cid')?.order).toBe(2);
  });
});

describe('what is so already', () => {
  const table = takeAll(twoAtTable(), join('cid', { watching: true }));
  it.each<[TableInput, boolean]>([
    [{ kind: 'rename', id: 'bob', name: 'BOB', face: 'pig' }, true],
    [{ kind: 'rename', id: 'bob', name: 'BOB', face: 'fox' }, false],
    [{ kind: 'ready', id: 'bob', ready: true }, true],
    [{ kind: 'ready', id: 'bob', ready: false }, false],
    [{ kind: 'ready', id: 'nobody', ready: false }, false],
    [watch('cid', true), true],
    [watch('cid', false), false],
    [watch('bob', false), true],
    [{ kind: 'host', to: 'ann', by: 'ann' }, true],
    [lock(false), true],
    [lock(true), false],
    [{ kind: 'language', language: 'ru', by: 'ann' }, true],
    [{ kind: 'mute', id: 'bob', muted: false, by: 'ann' }, true],
    [{ kind: 'pause', paused: false, by: 'ann' }, false],
    [{ kind: 'choose', game: 'tiny', options: {}, by: 'ann' }, false],
  ])('%j: %j', (input, isIdle) => {
    expect(isNoOp(table, input)).toBe(isIdle);
  });

  it('during a match: asking again, and taking back what was not asked', () => {
    const playing = takeAll(twoPlaying(), join('cid'), join('tv', { watching: true }));
    expect(isNoOp(playing, watch('cid', false))).toBe(true);
    expect(isNoOp(playing, watch('cid', true))).toBe(false);
    expect(isNoOp(playing, watch('tv', true))).toBe(true);
    expect(isNoOp(playing, watch('tv', false))).toBe(false);
    expect(isNoOp(playing, { kind: 'pause', paused: false, by: 'ann' })).toBe(true);
  });
});
