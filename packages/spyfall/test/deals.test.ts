import { Chance, type Standings } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import { spyfall } from '../src/index.ts';
import type { MatchState } from '../src/matchState.ts';
import type { Options, Variant } from '../src/options.ts';
import { placeIds } from '../src/places/index.ts';
import type { State } from '../src/state.ts';

const deals = 100_000;

const before = (seats: number, used: string[] = []): Standings<MatchState> => ({
  round: used.length,
  dealer: 0,
  scores: Array<number>(seats).fill(0),
  out: 0,
  over: false,
  roundScores: null,
  roundWinner: null,
  matchState: { used, captains: [] },
});

function optionsFor(variant: Variant, seats: number): Options {
  const parsed = spyfall.options({ variant }, seats);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Deals many rounds and counts what a function says of each. */
function count(variant: Variant, seats: number, times: number, see: (state: State) => readonly (number | string)[]) {
  const options = optionsFor(variant, seats);
  const standings = before(seats);
  const ctx = { now: 0, chance: Chance.seeded(`deals ${variant} ${seats}`), fixed: {}, names: [] };
  const counts = new Map<number | string, number>();
  for (let i = 0; i < times; i++) {
    for (const key of see(spyfall.deal(standings, options, ctx))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** No share further than some percent from the even one. */
function expectEven(counts: Map<number | string, number>, ways: number, percent: number): void {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  expect(counts.size).toBe(ways);
  for (const n of counts.values()) expect(Math.abs((n * ways) / total - 1) * 100).toBeLessThan(percent);
}

test.each([3, 4, 5, 6, 7, 8])('classic for %i: every seat is the spy equally often', (seats) => {
  expectEven(
    count('classic', seats, deals, ({ deal }) => [deal.spy]),
    seats,
    3,
  );
});

test('duo and trio: every seat and the dark card are the spy equally often', () => {
  expectEven(
    count('duo', 2, deals, ({ deal }) => [deal.spy]),
    3,
    3,
  );
  expectEven(
    count('trio', 3, deals, ({ deal }) => [deal.spy]),
    4,
    3,
  );
});

test('team: every agent is the spy equally often, and locations split as the rules say', () => {
  for (const [seats, most, least] of [
    [7, 2, 2],
    [8, 3, 2],
    [9, 3, 3],
    [10, 4, 3],
  ] as const) {
    const spies = count('team', seats, deals, ({ deal, team }) => {
      const agents = deal.cards.filter((card, seat) => card && !team?.captains.includes(seat));
      const first = agents.filter((card) => card?.side === 0).length;
      if ((first !== most && first !== least) || agents.length !== most + least) throw new Error(`${first} of them`);
      return [deal.spy];
    });
    expectEven(spies, seats - 2, 3);
  }
});

/** Thirty shares of a hundred thousand vary by 1.7 % a standard deviation: 6 % is three and a half of them. */
test('locations and roles are uniform', () => {
  expectEven(
    count('classic', 5, deals, ({ deal }) => deal.locations),
    placeIds.length,
    6,
  );
  expectEven(
    count('classic', 5, deals, ({ deal }) => deal.cards.flatMap((card) => card?.role.slice(-2) ?? [])),
    7,
    3,
  );
  expectEven(
    count('team', 7, deals, ({ deal }) => deal.locations),
    placeIds.length,
    6,
  );
});

test('no location comes twice in a match, and all thirty come in thirty rounds', () => {
  const options = optionsFor('classic', 4);
  const ctx = { now: 0, chance: Chance.seeded('repeats'), fixed: {}, names: [] };
  for (let match = 0; match < 500; match++) {
    const used: string[] = [];
    for (let round = 0; round < placeIds.length; round++) {
      const { deal } = spyfall.deal(before(4, used), options, ctx);
      used.push(...deal.locations);
    }
    expect(new Set(used).size).toBe(placeIds.length);
  }
});
