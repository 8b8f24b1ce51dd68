/** Something in a scenario that its author has to change, with the place where it stands. */
export class Problem extends Error {
  /** Path inside the scenario or step, like `match.scores.1`; empty for the whole. */
  readonly at: string;
  readonly hints: readonly string[];

  constructor(at: string, message: string, hints: readonly string[] = []) {
    super(message);
    this.at = at;
    this.hints = hints;
  }
}

export const inside = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}.${key}`);

/** A value on one line, cut where nobody would read on. */
export function brief(value: unknown, longest = 400): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

/** The known words nearest to a mistyped one, nearest first. */
export function nearest(word: string, known: readonly string[], most = 3): string[] {
  return known
    .map((name) => ({ name, far: distance(word, name) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.ceil(Math.min(word.length, name.length) / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Edits between two words (Levenshtein), a row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let left = i;
    for (let j = 1; j <= b.length; j++) {
      const [before = 0, above = 0] = row.slice(j - 1, j + 1);
      left = Math.min(before + (a[i - 1] === b[j - 1] ? 0 : 1), above + 1, left + 1);
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "Did you mean" for a word, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string[] {
  const near = nearest(word, known);
  return near.length === 0 ? [] : [`did you mean ${near.join(' or ')}?`];
}

export function unknownKey(at: string, key: string, known: readonly string[]): Problem {
  return new Problem(inside(at, key), `unknown key "${key}"`, [
    ...didYouMean(key, known),
    `known here: ${known.join(', ')}`,
  ]);
}
