import { describe, expect, test } from 'vitest';
import { type Header, Match, never, seatsIn, seenBy } from '../src/index.ts';
import { tiny } from './tiny.ts';

const header: Header = {
  ...{
    game: 'tiny',
    rulesVersion: 1,
    seats: 3,
    options: { turnMs: 1000, slapMs: 500, rounds: 2 },
    seed: 's',
    dealer: 2,
  },
  names: ['Аня', 'Боря', 'Вера'],
};
const isDealFixed: Header = {
  ...header,
  fixedDeal: {
    hands: [
      ['two', 'three', 'six'],
      ['three', 'ace'],
      ['four', 'five'],
    ],
    open: 'three',
    deck: ['ace', 'two'],
  },
};
const quick: Header = { ...header, fixedDeal: { hands: [['two'], ['ace'], ['six']], open: 'two' } };
const start = (from: Header = isDealFixed) => Match.start(tiny, from, { log: true, events: true });
const lay = (card: string) => ({ type: 'lay', card });

describe('inputs', () => {
  test('an accepted action is counted, logged and told', () => {
    const match = start();
    match.drainEvents();
    expect(match.act(0, lay('two'), 10)).toBeNull();
    expect(match.seq).toBe(1);
    expect(match.log).toEqual([{ at: 10, input: { kind: 'act', seat: 0, action: lay('two') } }]);
    expect(match.drainEvents().map(({ event }) => event.type)).toEqual(['laid']);
    expect(match.drainEvents()).toEqual([]);
  });

  test('a refused one says why and changes nothing', () => {
    const match = start();
    match.advance(10);
    const before = match.save();
    expect(match.act(1, lay('three'), 10)).toEqual({ reason: 'not-your-turn', rule: 'TI-2' });
    expect(match.act(0, lay('six'), 10)?.reason).toBe('does-not-fit');
    expect(match.act(0, lay('nine'), 10)?.reason).toBe('unknown-card');
    expect(match.act(0, { type: 'fly' }, 10)?.reason).toBe('bad-move');
    expect(match.act(7, lay('two'), 10)?.reason).toBe('bad-move');
    expect(match.act(0.5, lay('two'), 10)?.reason).toBe('bad-move');
    expect(match.save()).toBe(before);
    expect(match.log).toEqual([{ at: 10, input: { kind: 'deadline' } }]);
  });

  test('not even the time of a refused one is known afterwards: it is in no log', () => {
    const match = start();
    const before = match.save();
    expect(match.act(1, lay('three'), 10)?.reason).toBe('not-your-turn');
    expect(match.act(0, { type: 'next' }, 20)?.reason).toBe('not-now');
    expect(match.save()).toBe(before);
    expect(match.act(0, lay('two'), 5)).toBeNull();
    expect(match.now).toBe(5);
  });

  test('who is out may not act and is offered nothing', () => {
    const match = start({ ...header, before: { out: [0] } });
    expect(match.act(0, { type: 'draw' }, 0)?.reason).toBe('not-allowed');
    expect(match.offers(0)).toEqual([]);
    expect(seatsIn(match.awaited)).toEqual([1]);
  });

  test('a table of the wrong size or with wrong options does not start', () => {
    expect(() => start({ ...header, seats: 5 })).toThrow('5 seats');
    expect(() => start({ ...header, options: { pigs: 1 } })).toThrow('options: pigs unknown key');
    expect(() => start({ ...header, fixedDeal: { open: 'nine' } })).toThrow('deal: open unknown card');
    expect(() => start({ ...header, matchState: { used: 1 } })).toThrow('match: used expected a list');
  });
});

describe('time', () => {
  test('deadlines fire in order as time passes, each at its own moment', () => {
    const match = start();
    expect(match.due).toBe(1000);
    match.advance(2500);
    expect(match.log?.map(({ at, input }) => [at, input.kind])).toEqual([
      [1000, 'deadline'],
      [2000, 'deadline'],
      [2500, 'deadline'],
    ]);
    expect(match.now).toBe(2500);
  });

  test('a tie goes to the deadline', () => {
    const match = start();
    expect(match.act(0, lay('two'), 1000)?.reason).toBe('not-your-turn');
    expect(match.log?.map(({ input }) => input.kind)).toEqual(['deadline']);
    const inTime = start();
    expect(inTime.act(0, lay('two'), 999)).toBeNull();
  });

  test('a race ends when all have slapped, or at its deadline', () => {
    const match = start();
    match.act(0, lay('three'), 100);
    expect(match.due).toBe(600);
    expect(seatsIn(match.awaited)).toEqual([0, 1, 2]);
    for (const [seat, ms] of [400, 200, 300].entries()) expect(match.act(seat, { type: 'slap', ms }, 500)).toBeNull();
    expect(match.view('judge')).toMatchObject({ phase: 'turn', hands: [3, 2, 2] });

    const late = start();
    late.act(0, lay('three'), 100);
    late.act(0, { type: 'slap', ms: 90 }, 200);
    expect(late.act(1, { type: 'slap', ms: 400 }, 600)?.reason).toBe('window-closed');
    expect(late.view('judge')).toMatchObject({ phase: 'turn', hands: [2, 3, 3] });
  });

  test('time never runs backwards', () => {
    const match = start();
    match.advance(500);
    expect(match.act(0, lay('two'), 400)).toBeNull();
    expect(match.log?.[0]?.at).toBe(500);
  });

  test('a signal reaches the game; one that means nothing is refused and not logged', () => {
    const match = start();
    const spoke = { kind: 'signal', seat: 2, signal: { type: 'spoke' } } as const;
    expect(match.take(spoke, 10)?.reason).toBe('not-now');
    match.act(0, lay('three'), 100);
    expect(match.take(spoke, 200)).toBeNull();
    expect(match.log?.map(({ input }) => input.kind)).toEqual(['act', 'signal']);
  });
});

describe('rounds', () => {
  test('scores add up, the deal passes, anyone starts the next round', () => {
    const match = start(quick);
    expect(match.act(0, lay('two'), 0)).toBeNull();
    expect(match.betweenRounds).toBe(true);
    expect(match.due).toBe(never);
    expect(match.awaited).toBe(0);
    expect(match.view(1)).toMatchObject({
      round: 1,
      dealer: 2,
      scores: [2, 0, 0],
      roundScores: [2, 0, 0],
      roundWinner: 0,
      over: false,
    });
    expect(match.offersFor(2)).toEqual([{ type: 'next', rule: 'TI-1', fields: {} }]);
    expect(match.drainEvents().map(({ event }) => event.type)).toEqual(['dealt', 'laid', 'shown', 'settled']);

    expect(match.act(1, { type: 'draw' }, 10)).toEqual({ reason: 'not-now', rule: 'TI-1' });
    expect(match.act(2, { type: 'next' }, 10)).toBeNull();
    expect(match.view(1)).toMatchObject({
      round: 1,
      dealer: 0,
      turn: 1,
      hands: [3, 3, 3],
      roundScores: null,
      roundWinner: null,
    });
    expect(match.act(2, { type: 'next' }, 10)?.reason).toBe('not-now');
    expect(match.standings.matchState).toEqual({ used: [1] });
  });

  test('the match ends after its rounds and takes nothing more', () => {
    const match = start({ ...quick, before: { round: 1, scores: [0, 9, 0] } });
    match.act(0, lay('two'), 0);
    expect(match.over).toBe(true);
    expect(match.view('spectator')).toMatchObject({ over: true, winner: 1, places: [2, 1, 3], ranking: [1, 0, 2] });
    expect(match.offers(0)).toEqual([]);
    expect(match.act(0, { type: 'next' }, 5)?.reason).toBe('not-now');
    expect(match.act(0, { type: 'draw' }, 5)?.reason).toBe('not-now');
    const before = match.save();
    match.advance(5);
    match.take({ kind: 'signal', seat: 0, signal: { type: 'spoke' } }, 5);
    expect({ ...JSON.parse(match.save()), now: 0 }).toEqual({ ...JSON.parse(before), now: 0 });
  });

  test('the first dealer is drawn if nobody says', () => {
    const { dealer: _, ...drawn } = header;
    const dealers = Array.from({ length: 40 }, (_unused, i) => start({ ...drawn, seed: `${i}` }).standings.dealer);
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2]);
  });
});

describe('what a match is', () => {
  function played() {
    const match = start();
    match.act(0, lay('three'), 100);
    match.act(1, { type: 'slap', ms: 120 }, 300);
    match.act(1, { type: 'slap', ms: 120 }, 310);
    match.advance(5000);
    return match;
  }

  test('replays from its log to the same bytes', () => {
    const match = played();
    const again = Match.replay(tiny, match.header, JSON.parse(JSON.stringify(match.log)), { log: true });
    again.advance(match.now);
    expect(again.save()).toBe(match.save());
    expect(again.log).toEqual(match.log);
  });

  test('goes on from what was saved as if nothing had been', () => {
    const match = played();
    const twin = Match.restore(tiny, match.save(), { events: true });
    match.drainEvents();
    expect(twin.save()).toBe(match.save());
    for (const one of [match, twin]) one.advance(60_000);
    expect(twin.save()).toBe(match.save());
    expect(twin.drainEvents()).toEqual(match.drainEvents());
  });

  test('a clone can be played on without touching the original', () => {
    const match = played();
    const before = match.save();
    const copy = match.clone();
    expect(copy.save()).toBe(before);
    copy.advance(60_000);
    expect(match.save()).toBe(before);
    expect(match.drainEvents().length).toBeGreaterThan(0);
  });

  test('a view holds what its viewer may know', () => {
    const match = start();
    expect(match.view(1).hand).toEqual({ '1': ['three', 'ace'] });
    expect(match.view('spectator').hand).toEqual({});
    expect(JSON.stringify(match.view(0))).not.toContain('five');
    match.drainEvents();
    match.act(0, { type: 'draw' }, 0);
    const [told] = match.drainEvents();
    expect(told && seenBy(told, 0)).toEqual({ type: 'took', seat: 0, card: 'ace' });
    expect(told && seenBy(told, 1)).toEqual({ type: 'took', seat: 0 });
  });

  test('nobody listening: nothing is kept', () => {
    const match = Match.start(tiny, isDealFixed);
    match.act(0, lay('two'), 0);
    expect(match.log).toBeNull();
    expect(match.drainEvents()).toEqual([]);
  });
});
