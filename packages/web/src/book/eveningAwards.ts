import { type AwardKind, quietAwards } from '@tasovka/games/awards';
import type { BookMatch } from '@tasovka/protocol';
import { awardsOf, hasWon, inOrder, momentPath, seatOf } from './matches.ts';

export const eveningAwardKinds = [
  'polyglot',
  'runaway',
  'sovereign',
  'rebound',
  'steady',
  'silver',
  'marathon',
  'hospitable',
] as const;
export type EveningAwardKind = (typeof eveningAwardKinds)[number];

/** How somebody's evening went, match by match, without those they did not play in. */
interface Course {
  readonly matches: readonly BookMatch[];
  readonly seats: readonly number[];
}

const placeIn = ({ matches, seats }: Course, i: number): number => matches[i]?.places[seats[i] ?? -1] ?? 0;
const wonIn = ({ matches, seats }: Course, i: number): boolean => {
  const match = matches[i];
  return match !== undefined && hasWon(match, seats[i] ?? -1);
};

/** The longest run of matches, each of which goes on from the one before. */
function longestRun(course: Course, goesOn: (i: number) => boolean): number {
  let [longest, now] = [0, 0];
  for (const i of course.matches.keys()) {
    now = goesOn(i) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

const count = (course: Course, holds: (i: number) => boolean): number =>
  [...course.matches.keys()].filter(holds).length;
const from = (least: number, amount: number): number | null => (amount >= least ? amount : null);

/** Each a pure function of somebody's evening: the amount that is told, null where it was not earned. */
const rules: Readonly<Record<EveningAwardKind, (course: Course) => number | null>> = {
  polyglot: (course) =>
    from(2, new Set(course.matches.filter((_, i) => wonIn(course, i)).map(({ game }) => game)).size),
  runaway: (course) =>
    from(
      3,
      longestRun(course, (i) => wonIn(course, i)),
    ),
  sovereign: (course) =>
    from(
      2,
      count(course, (i) => wonIn(course, i)),
    ),
  rebound: (course) =>
    from(
      1,
      count(course, (i) => {
        const before = course.matches[i - 1];
        const last = before ? Math.max(...before.places) : 0;
        return wonIn(course, i) && last > 1 && placeIn(course, i - 1) === last;
      }),
    ),
  steady: (course) => from(3, 1 + longestRun(course, (i) => i > 0 && placeIn(course, i) === placeIn(course, i - 1))),
  silver: (course) =>
    from(
      2,
      count(course, (i) => placeIn(course, i) === 2),
    ),
  marathon: (course) =>
    from(
      3_600_000,
      course.matches.reduce((sum, { lengthMs }) => sum + (lengthMs ?? 0), 0),
    ),
  hospitable: (course) => from(3, course.matches.length),
};

export interface EveningAward {
  readonly person: number;
  readonly kind: EveningAwardKind | AwardKind;
  readonly amount: number;
  /** Where it is to be seen. */
  readonly path: string | null;
}

/**
 * One for everybody who played, and none of an evening's own twice. Whoever earned none of those gets the best they had
 * in a single match.
 */
export function eveningAwardsOf(matches: readonly BookMatch[], people: number): EveningAward[] {
  const played = inOrder(matches);
  const courses = Array.from({ length: people }, (_, person): Course => {
    const here = played.filter((match) => seatOf(match, person) >= 0);
    return { matches: here, seats: here.map((match) => seatOf(match, person)) };
  });
  const given = new Map<number, EveningAward>();
  for (const kind of eveningAwardKinds) {
    let best: { readonly person: number; readonly amount: number } | null = null;
    for (const [person, course] of courses.entries()) {
      const amount = given.has(person) ? null : rules[kind](course);
      if (amount !== null && (!best || amount > best.amount)) best = { person, amount };
    }
    if (best) given.set(best.person, { ...best, kind, path: null });
  }
  return courses.flatMap((course, person) => given.get(person) ?? bestOfMatches(course, person) ?? []);
}

function bestOfMatches({ matches, seats }: Course, person: number): EveningAward | null {
  const all = matches.flatMap((match, i) => {
    const award = awardsOf(match)[seats[i] ?? -1];
    return award ? [{ ...award, path: momentPath(match, award.moment) }] : [];
  });
  const best = all.findLast(({ kind }) => !quietAwards.some((quiet) => quiet === kind)) ?? all.at(-1);
  return best ? { person, kind: best.kind, amount: best.amount, path: best.path } : null;
}
