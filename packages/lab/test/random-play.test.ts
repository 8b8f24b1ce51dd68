import { Chance, Match } from '@tasovka/kernel';
import { tiny } from '@tasovka/kernel/tiny';
import { expect, test } from 'vitest';
import { type AnyMatch, playOut, randomRun } from '../src/random-play/play.ts';

const header = { game: 'tiny', rulesVersion: 1, seats: 3, options: {}, names: ['a', 'b', 'c'] };
const start = (seed: string): AnyMatch =>
  Match.start(tiny, { ...header, seed }, { events: true }) as unknown as AnyMatch;

test('random players finish their matches, round after round, and are never refused', () => {
  const run = randomRun(10_000, 20);
  const events = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const match = start(`${i}`);
    expect(playOut(match, Chance.seeded(`${i}`), run)).toBe(true);
    expect(match.standings.round).toBe(2);
    for (const { event } of match.drainEvents()) events.add(event.type);
  }
  expect(run.refused).toBe(0);
  expect(run.moves).toBeGreaterThan(500);
  expect(events).toContain('raced');
});

test('the same seed plays the same match', () => {
  const saved = [0, 1].map(() => {
    const match = start('one');
    playOut(match, Chance.seeded('two'), randomRun(60));
    return match.save();
  });
  expect(saved[0]).toBe(saved[1]);
});

test('patience ends', () => {
  expect(playOut(start('one'), Chance.seeded('two'), randomRun(3))).toBe(false);
});

test('a watcher sees every move', () => {
  const run = randomRun();
  let seen = 0;
  playOut(start('one'), Chance.seeded('two'), run, { moved: () => seen++, passed: () => {} });
  expect(seen).toBe(run.moves);
});
