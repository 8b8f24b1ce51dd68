import { allGames } from '@tasovka/games/all';
import { type AnyGame, Chance, everybody, has, including, type Seat, seatsIn } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import { readArguments } from '../src/sim/arguments.ts';
import { Bag, type PlayedRound, sharesOf } from '../src/sim/composed.ts';
import { compose } from '../src/sim/rounds.ts';
import { meanShare } from '../src/sim/stats.ts';

const players = 4;
const { game: base } = allGames.lol ?? {};
if (!base) throw new Error('no lol');

/** A game whose rounds are known beforehand: the state is the seat that it happens to. */
const known = (settle: AnyGame['settle'], places: AnyGame['places'], dealer?: AnyGame['dealer']): AnyGame => ({
  ...base,
  begin: (_options, seats) => ({ happened: Array<number>(seats).fill(0) }),
  clone: (state) => state,
  settle,
  places,
  dealer: dealer ?? (() => undefined),
});

/** Rounds in which it always happens to whoever sits so far after the dealer, played at all kinds of chairs. */
function rounds(still: number, chairAfterDealer: number): PlayedRound[] {
  return Array.from({ length: 12 }, (_, i) => {
    const first = i % players;
    const order = Array.from({ length: players }, (_, at) => (first + at) % players);
    return { state: order[chairAfterDealer % still], order };
  });
}

const bagsOf = (chairAfterDealer: number): Bag[] =>
  Array.from({ length: players + 1 }, (_, still) => new Bag(still < 2 ? [] : rounds(still, chairAfterDealer)));

const shares = (game: AnyGame, chairAfterDealer: number): number[] =>
  sharesOf(game, {}, players, bagsOf(chairAfterDealer), 50, Chance.seeded('test'));

test('the deal goes round in composed matches, and points go to who sits where they were scored', () => {
  const toThree = known(
    (state, { scores, round }) => ({
      scores: scores.map((score, seat) => (seat === state ? score + 1 : score)),
      roundScores: [],
      roundWinner: state as Seat,
      over: round === 2,
      matchState: { happened: [] },
    }),
    ({ scores }) => scores.map((score) => (score > 0 ? 1 : 2)),
  );
  // Whoever follows the dealer scores, three rounds long: the first three after the first dealer, who share the win.
  expect(shares(toThree, 1).map((share) => Math.round(100 * share))).toEqual([33, 33, 33, 0]);
});

test('whoever is out stays out, whatever chairs the next round was played at, and lists by seat move along', () => {
  const lastOneIn = known(
    (state, { scores, out, matchState, round }) => {
      const { happened } = matchState as { happened: number[] };
      expect(has(out, state as Seat)).toBe(false);
      expect(happened.filter((when) => when > 0)).toHaveLength(round);
      expect(seatsIn(out).every((seat) => (happened[seat] ?? 0) > 0)).toBe(true);
      const all = including(out, state as Seat);
      return {
        scores,
        roundScores: scores,
        roundWinner: null,
        out: all,
        over: seatsIn(everybody(players) & ~all).length === 1,
        matchState: { happened: happened.map((when, seat) => (seat === state ? round + 1 : when)) },
      };
    },
    ({ out }) => Array.from({ length: players }, (_, seat) => (has(out, seat) ? 2 : 1)),
  );
  // The dealer falls, the next one deals and falls: the last before the first dealer is left.
  expect(shares(lastOneIn, 0)).toEqual([0, 0, 1, 0]);
});

test('who deals next is asked of the game', () => {
  const oneDealer = known(
    (state, { scores, round }) => ({
      scores: scores.map((score, seat) => (seat === state ? score + 1 : score)),
      roundScores: [],
      roundWinner: null,
      over: round === 4,
      matchState: {},
    }),
    ({ scores }) => scores.map((score) => (score === 5 ? 1 : 2)),
    (_options, { dealer }) => dealer,
  );
  expect(shares(oneDealer, 2)).toEqual([0, 1, 0, 0]);
});

test('a match plays no round of a bag twice while there are others', () => {
  const bag = new Bag(rounds(4, 0));
  const chance = Chance.seeded('test');
  for (let pass = 0; pass < 3; pass++) {
    bag.refill();
    expect(new Set(Array.from({ length: 12 }, () => bag.take(chance))).size).toBe(12);
  }
});

test('the mean of a few estimates has the interval of Student', () => {
  const estimates = [0.2, 0.3, 0.25, 0.22, 0.28, 0.24, 0.26, 0.21, 0.29, 0.25];
  const { share, low, high } = meanShare(estimates);
  expect(share).toBeCloseTo(0.25);
  // t of 97.5 % with nine degrees of freedom is 2.262; the estimates' standard deviation is 0.0333.
  expect((high - low) / 2).toBeCloseTo((2.262 * 0.0333) / Math.sqrt(10), 3);
  expect(meanShare([0.25, 0.25])).toEqual({ share: 0.25, low: 0.25, high: 0.25 });
});

test('real rounds make matches: shares add up, nothing is refused, and the same seed gives the same', () => {
  const plan = {
    entry: allGames.lol!,
    players: 2,
    options: { house: ['HR-5'], deck: { ha: 4, haha: 3 } },
    seed: 'test',
    rounds: 15,
  };
  const composed = compose(plan);
  expect(composed).toMatchObject({ refused: 0, unfinished: 0 });
  expect(composed.shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(composed.rounds % (15 * 5)).toBe(0);
  expect(compose(plan)).toEqual(composed);
});

test('rounds are put together only where they know nothing of each other', () => {
  expect(readArguments(['lol', '--own', '--rounds', '40'])).toMatchObject({ own: { rounds: 40 } });
  expect(readArguments(['lol', '--own'])).toMatchObject({ own: { rounds: null } });
  expect(readArguments(['spyfall', '--own', '--rounds', '40'])).toEqual({ error: expect.stringContaining('--rounds') });
});
