import { describe, expect, test } from 'vitest';
import {
  fresh,
  isOut,
  neighbour,
  nextRound,
  only,
  placesBy,
  ranking,
  seatSet,
  seatsIn,
  settled,
  viewStandings,
} from '../src/index.ts';

describe('seats', () => {
  test('neighbours pass over who is out, both ways round', () => {
    expect(neighbour(3, 1, 4)).toBe(0);
    expect(neighbour(0, -1, 4)).toBe(3);
    expect(neighbour(0, 1, 4, seatSet([1, 2]))).toBe(3);
    expect(neighbour(0, -1, 4, seatSet([2, 3]))).toBe(1);
    expect(neighbour(2, 1, 4, seatSet([0, 1, 3]))).toBe(2);
  });

  test('a set of seats gives them back in order', () => {
    expect(seatsIn(seatSet([5, 0, 3]))).toEqual([0, 3, 5]);
    expect(seatsIn(0)).toEqual([]);
  });
});

describe('standings', () => {
  const standings = fresh(4, 3, { pot: 1 });
  const result = {
    scores: [5, 9, 0, 9],
    roundScores: [0, 9, 0, 0],
    roundWinner: 1,
    over: false,
    matchState: { pot: 2 },
  };

  test('a finished round is counted and remembered', () => {
    expect(settled(standings, { ...result, out: only(2) })).toEqual({
      ...{ round: 1, dealer: 3, scores: [5, 9, 0, 9], out: only(2), over: false },
      ...{ roundScores: [0, 9, 0, 0], roundWinner: 1, matchState: { pot: 2 } },
    });
    expect(standings.round).toBe(0);
  });

  test('the deal passes clockwise over who is still in', () => {
    const next = nextRound({ ...settled(standings, result), out: seatSet([0, 1]) });
    expect(next).toMatchObject({ dealer: 2, round: 1, roundScores: null, roundWinner: null });
    expect(isOut(next, 0)).toBe(true);
    expect(isOut(next, 2)).toBe(false);
  });

  test('equal measures share a place; ranking breaks ties by seat', () => {
    const places = placesBy([5, 9, 0, 9]);
    expect(places).toEqual([3, 1, 4, 1]);
    expect(ranking(places)).toEqual([1, 3, 0, 2]);
  });

  test('a match has a winner only when it is over and nobody shares the first place', () => {
    const over = { ...settled(standings, result), over: true };
    expect(viewStandings(over, [3, 1, 4, 1]).winner).toBeNull();
    expect(viewStandings(over, [3, 1, 4, 2]).winner).toBe(1);
    expect(viewStandings(standings, [3, 1, 4, 2]).winner).toBeNull();
  });
});
