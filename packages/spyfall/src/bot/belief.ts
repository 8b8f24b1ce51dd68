import type { Seat } from '@tasovka/kernel';
import type { Row } from './atlas.ts';

/** Something somebody said, weighed against every place. */
export interface Remark {
  readonly by: Seat;
  /** Log likelihood by place, against the average place, as the listener remembers it. */
  readonly row: Row;
  /** The same to somebody who knows the place and only wonders about the speaker. */
  readonly exact: Row;
  /** How far the listener misjudges the speaker by it. */
  readonly slip: number;
  /** It would have done anywhere. */
  readonly vague: boolean;
  readonly kind: 'question' | 'answer';
}

/** A shared answer of one talk is not as much news as the first: beliefs gain less than the sum of what was heard. */
const discount = 0.62;
/** Somebody who does not know the place speaks vaguely this much more often (log). */
const vagueness = 0.2;
/** No single line convicts or clears anybody. */
const clears = 1.6;
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
      scores[place] = (scores[place] as number) + discount * (remark.row[place] as number);
    }
  }
  return normalised(scores);
}

/** How much likelier a line is from somebody who knows that it is `place` than from somebody who guesses by `chances`. */
export function clearing(row: Row, vague: boolean, place: number, chances: Row): number {
  let guessed = 0;
  for (let at = 0; at < chances.length; at++) guessed += (chances[at] as number) * Math.exp(row[at] as number);
  const log = (row[place] as number) - Math.log(guessed) - (vague ? vagueness : 0);
  return Math.max(-convicts, Math.min(clears, log));
}

/** For each seat, how much its words speak for being the spy (log), to somebody who knows the place. */
export function suspicions(start: Row, remarks: readonly Remark[], place: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const scores = start.slice();
    let total = 0;
    for (const { by, exact: row, vague, slip } of remarks) {
      if (by === seat) {
        total -= clearing(row, vague, place, normalised(scores)) + slip;
        continue;
      }
      for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) + discount * (row[at] as number);
    }
    return total;
  });
}
