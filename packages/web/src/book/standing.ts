import type { BookMatch } from '@tasovka/protocol';
import { hasWon, inOrder, isDrawn, seatOf } from './matches.ts';

/** How somebody stands after all matches, across games. */
export interface Standing {
  readonly person: number;
  readonly place: number;
  readonly played: number;
  readonly wins: number;
  /** How many of those they met they stood above, from 0 to 1; those with whom they shared a place count half. */
  readonly beaten: number;
}

export function standingsOf(matches: readonly BookMatch[], people: number): Standing[] {
  const list = Array.from({ length: people }, (_, person) => tally(matches, person)).filter(({ played }) => played > 0);
  const isBefore = (a: Tallied, b: Tallied): boolean => a.wins > b.wins || (a.wins === b.wins && a.beaten > b.beaten);
  return list
    .map((one) => ({ ...one, place: 1 + list.filter((other) => isBefore(other, one)).length }))
    .sort((a, b) => a.place - b.place || a.person - b.person);
}

type Tallied = Omit<Standing, 'place'>;

function tally(matches: readonly BookMatch[], person: number): Tallied {
  let [played, wins, beaten, met] = [0, 0, 0, 0];
  for (const match of inOrder(matches)) {
    const seat = seatOf(match, person);
    const mine = match.places[seat];
    if (mine === undefined) continue;
    played++;
    if (hasWon(match, seat)) wins++;
    for (const [other, place] of match.places.entries()) {
      if (other === seat) continue;
      met++;
      beaten += place > mine ? 1 : place === mine ? 0.5 : 0;
    }
  }
  return { person, played, wins, beaten: met === 0 ? 0 : beaten / met };
}

/** Two who met. */
export interface Pair {
  readonly people: readonly [number, number];
  /** How often each stood above the other. */
  readonly above: readonly [number, number];
  readonly even: number;
}

/** Everybody who met somebody, the closest rivals first. */
export function pairsOf(matches: readonly BookMatch[], people: number): Pair[] {
  const pairs: Pair[] = [];
  for (let one = 0; one < people; one++) {
    for (let other = one + 1; other < people; other++) {
      const pair = meet(matches, one, other);
      if (pair.above[0] + pair.above[1] + pair.even > 0) pairs.push(pair);
    }
  }
  const met = ({ above: [a, b], even }: Pair): number => a + b + even;
  return pairs.sort((a, b) => met(b) - met(a));
}

function meet(matches: readonly BookMatch[], one: number, other: number): Pair {
  let [a, b, even] = [0, 0, 0];
  for (const match of inOrder(matches)) {
    const [mine, theirs] = [match.places[seatOf(match, one)], match.places[seatOf(match, other)]];
    if (mine === undefined || theirs === undefined) continue;
    if (mine < theirs) a++;
    else if (theirs < mine) b++;
    else even++;
  }
  return { people: [one, other], above: [a, b], even };
}

export interface Streak {
  readonly person: number;
  /** Wins in a row, the most there were, and those that go on. */
  readonly longest: number;
  readonly now: number;
}

/** A match in which somebody did not play, or that nobody won, ends nothing. The longest first. */
export function streaksOf(matches: readonly BookMatch[], people: number): Streak[] {
  const streaks = Array.from({ length: people }, (_, person) => {
    let [longest, now] = [0, 0];
    for (const match of inOrder(matches)) {
      const seat = seatOf(match, person);
      if (seat < 0 || isDrawn(match)) continue;
      now = hasWon(match, seat) ? now + 1 : 0;
      longest = Math.max(longest, now);
    }
    return { person, longest, now };
  });
  return streaks.filter(({ longest }) => longest > 1).sort((a, b) => b.longest - a.longest || b.now - a.now);
}
