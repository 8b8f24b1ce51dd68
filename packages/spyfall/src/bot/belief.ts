import type { Seat } from '@tasovka/kernel';
import type { Row } from './placeKnowledge.ts';

/** Something somebody said, weighed against every place. */
export interface Remark {
  readonly by: Seat;
  /** Log likelihood by place, against the average place, as the listener remembers it. */
  readonly row: Row;
  /** The same to somebody who knows the place and only wonders about the speaker. */
  readonly exact: Row;
  /** How far the listener misjudges the speaker by it. */
  readonly slip: number;
  /** How far it would have done anywhere, 0 to 1. */
  readonly vague: number;
  readonly kind: 'question' | 'answer';
}

/** A shared answer of one talk is not as much news as the first: beliefs gain less than the sum of what was heard. */
const discount = 0.62;
/** Somebody who does not know the place speaks vaguely this much more often (log), and each time counts for more. */
const vagueness = 0.2;
/** No single line convicts anybody, and still less does one clear: whoever is left over is not thereby the spy. */
const clears = 1.1;
const convicts = 1.5;

export function normalised(scores: Row): Row {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  const row = scores.map((score) => Math.exp(score - top));
  let sum = 0;
  for (const weight of row) sum += weight;
  return row.map((weight) => weight / sum);
}

/** Log prior: places that were played are out (SP-3). */
export function prior(size: number, out: ReadonlySet<number>): Row {
  return Float64Array.from({ length: size }, (_, place) => (out.has(place) ? Number.NEGATIVE_INFINITY : 0));
}

/** Which place it is, by what was said; `but` leaves out somebody's own words. */
export function placesBy(start: Row, remarks: readonly Remark[], but: Seat | null): Row {
  const scores = start.slice();
  for (const remark of remarks) {
    if (remark.by === but) continue;
    for (let place = 0; place < scores.length; place++) {
      scores[place] = (scores[place] ?? 0) + discount * (remark.row[place] ?? 0);
    }
  }
  return normalised(scores);
}

/** How much likelier a line is from somebody who knows that it is `place` than from somebody who guesses by `chances`. */
export const clearing = (row: Row, vague: boolean, place: number, chances: Row): number =>
  bounded((row[place] ?? 0) - Math.log(guessing(row, chances)) - (vague ? vagueness : 0));

const bounded = (log: number): number => Math.max(-convicts, Math.min(clears, log));

/** How likely a line is from somebody who believes `chances`, which need not add up to one: they are weights. */
function guessing(row: Row, chances: Row): number {
  let hits = 0;
  let all = 0;
  for (let at = 0; at < chances.length; at++) {
    const share = chances[at] ?? 0;
    if (share === 0) continue;
    all += share;
    hits += share * Math.exp(row[at] ?? 0);
  }
  return hits / all;
}

/**
 * For each seat, how much its words speak for being the spy (log), to somebody who knows the place,
 * or who holds the places for as likely as `known` says.
 */
export function suspicions(start: Row, remarks: readonly Remark[], known: Row, seats: number): number[] {
  const weights = new Float64Array(start.length);
  return Array.from({ length: seats }, (_, seat) => {
    const scores = start.slice();
    let total = 0;
    let empty = 0;
    for (const { by, exact, vague, slip } of remarks) {
      if (by !== seat) {
        for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + discount * (exact[at] ?? 0);
        continue;
      }
      let top = Number.NEGATIVE_INFINITY;
      for (const score of scores) if (score > top) top = score;
      for (let at = 0; at < scores.length; at++) weights[at] = Math.exp((scores[at] ?? 0) - top);
      empty += vague;
      const guessed = Math.log(guessing(exact, weights)) + vagueness * vague * Math.min(4, empty);
      for (let at = 0; at < known.length; at++) {
        const share = known[at] ?? 0;
        if (share > 0.01) total -= share * bounded((exact[at] ?? 0) - guessed);
      }
      total -= slip;
    }
    return total;
  });
}
