import { describe, expect, it } from 'vitest';
import { type AnyGame, Match, OtherRules, ReplayFailed, Table, type TableInput, UnknownFormat } from '../src/index.ts';
import { type Tiny, tiny } from './tiny.ts';

const newer: Tiny = { ...tiny, rulesVersion: 2 };
const header = { game: 'tiny', rulesVersion: 1, seats: 2, options: {}, seed: 's', names: ['Ann', 'Bob'], dealer: 1 };

describe('a match', () => {
  it('is neither restored nor replayed by other rules', () => {
    const match = Match.start(tiny, header, { log: true });
    match.act(0, { type: 'draw' }, 5);
    expect(() => Match.restore(newer, match.save())).toThrow(OtherRules);
    expect(() => Match.replay(newer, header, match.log ?? [])).toThrow(OtherRules);
    expect(Match.replay(tiny, header, match.log ?? []).save()).toBe(match.save());
  });

  it('is not restored from a format of long ago', () => {
    const { format: _, ...old } = JSON.parse(Match.start(tiny, header).save());
    expect(() => Match.restore(tiny, JSON.stringify(old))).toThrow(UnknownFormat);
  });

  it('does not skip what its log refuses', () => {
    const draw = { at: 5, input: { kind: 'act', seat: 0, action: { type: 'draw' } } } as const;
    const notInTurn = { at: 6, input: { kind: 'act', seat: 0, action: { type: 'draw' } } } as const;
    expect(() => Match.replay(tiny, header, [draw, notInTurn])).toThrow(ReplayFailed);
  });

  it('has the clock of its log, whatever was said between rounds', () => {
    const match = Match.start(tiny, { ...header, options: { rounds: 2, turnMs: 1000 } }, { log: true });
    while (!match.betweenRounds) match.advance(match.due);
    match.take({ kind: 'signal', seat: 1, signal: { type: 'spoke' } }, match.now + 5000);
    const log = JSON.parse(JSON.stringify(match.log));
    expect(Match.replay(tiny, match.header, log).save()).toBe(match.save());
  });
});

const sit = (id: string): TableInput => ({ kind: 'join', id, name: id.toUpperCase(), face: 'pig', watching: false });
const start = (rulesVersion: number): TableInput => ({ kind: 'start', seed: 's', rulesVersion, by: 'ann' });
const play = (seat: number): TableInput => ({ kind: 'play', input: { kind: 'act', seat, action: { type: 'draw' } } });
const beginning: readonly TableInput[] = [sit('ann'), sit('bob'), { kind: 'ready', id: 'bob', ready: true }];

/** A table told again from its log, by a program with these rules. */
function tableOf(game: AnyGame, log: readonly TableInput[]): Table {
  const table = new Table({ tiny: game }, 'tiny');
  for (const [at, input] of [...beginning, ...log].entries()) expect(table.replay(input, at)).toBeNull();
  return table;
}

describe('a table whose match was begun under older rules', () => {
  const settled = { scores: [3, 0], over: false };
  const log = [start(1), play(0), { ...play(1), settled } as TableInput];

  it('keeps its people and the scores so far, and waits for the room to say so', () => {
    const table = tableOf(newer, log);
    expect(table.match).toBeNull();
    expect(table.mustStop).toBe(true);
    expect(table.data.unplayable).toMatchObject({
      cause: 'rules-updated',
      game: 'tiny',
      seated: ['ann', 'bob'],
      ...settled,
    });
    expect(table.take({ kind: 'stop' }, 9)).toBeNull();
    expect([table.playing, table.mustStop]).toEqual([false, false]);
    expect(table.players.map(({ id }) => id)).toEqual(['ann', 'bob']);
    expect(table.data.unplayable?.scores).toEqual([3, 0]);
  });

  it('goes on with the next match', () => {
    const table = tableOf(newer, [...log, { kind: 'stop' }, { kind: 'ready', id: 'bob', ready: true }, start(2)]);
    expect(table.match?.header.rulesVersion).toBe(2);
    expect(table.data.unplayable).toBeNull();
  });

  it('knows that the old match was played to its end', () => {
    const ended = { ...play(0), settled: { scores: [3, 5], over: true } } as TableInput;
    const table = tableOf(newer, [...log, ended]);
    expect([table.playing, table.mustStop]).toEqual([false, false]);
  });

  it('has the scores of a snapshot, too', () => {
    const table = tableOf(tiny, [start(1)]);
    const restored = Table.restore({ tiny: newer }, table.save());
    expect(restored.match).toBeNull();
    expect(restored.data.unplayable).toMatchObject({ cause: 'rules-updated', scores: [0, 0], over: false });
  });

  it('leaves what a newer program began to that program', () => {
    expect(() => tableOf(tiny, [start(2)])).toThrow(OtherRules);
    const saved = tableOf(newer, [start(2)]).save();
    expect(() => Table.restore({ tiny }, saved)).toThrow(OtherRules);
  });
});

it('a match whose log no longer replays is stopped, with its scores', () => {
  const table = tableOf(tiny, [start(1)]);
  expect(table.replay(play(0), 9)).toMatchObject({ reason: 'not-your-turn' });
  expect(table.data.unplayable).toMatchObject({ cause: 'replay-failed', scores: [0, 0], over: false });
  expect(table.replay(play(0), 10)).toBeNull();
  expect(table.mustStop).toBe(true);
});

it('says with the input that ended a round what it settled', () => {
  const table = tableOf(tiny, [start(1)]);
  table.take({ kind: 'choose', game: 'tiny', options: {}, by: 'ann' }, 4);
  for (let n = 0; n < 200 && table.match?.standings.round === 0; n++) {
    table.take({ kind: 'play', input: { kind: 'deadline' } }, table.due);
  }
  expect(table.settled).toEqual({ scores: table.match?.standings.scores, over: false });
  table.take({ kind: 'play', input: { kind: 'next', seat: 0 } }, 1e6);
  expect(table.settled).toBeNull();
});
