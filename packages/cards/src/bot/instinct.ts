/** What one more of feeling is worth in chances to win: instinct is taught with choices blurred by as much. */
export const feltWorth = 0.015;
/** As many looks into the future a taught instinct counts for. */
export const feltTrust = 30;

/** What speaks for and against a move: a row of numbers with a name each, filled anew for every move. */
export interface Leanings<Name extends string> {
  /** Where in the row each leaning stands. */
  readonly at: Readonly<Record<Name, number>>;
  readonly found: Float64Array;
  more(leaning: number, by?: number): void;
  /** How good the move feels whose leanings were found last, to who gives each so much weight. */
  feeling(weights: Readonly<Record<Name, number>>): () => number;
}

export function leaningsNamed<Name extends string>(names: readonly Name[]): Leanings<Name> {
  const found = new Float64Array(names.length);
  return {
    at: Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>,
    found,
    more(leaning, by = 1) {
      found[leaning] = (found[leaning] as number) + by;
    },
    feeling(byName) {
      const weights = Float64Array.from(names, (name) => byName[name]);
      return () => {
        let sum = 0;
        for (let i = 0; i < found.length; i++) sum += (weights[i] as number) * (found[i] as number);
        return sum;
      };
    },
  };
}

/** The option that feels best. */
export function instinctive<A>(options: readonly A[], feels: (option: A) => number): A {
  let best = options[0] as A;
  if (options.length === 1) return best;
  let most = -Infinity;
  for (const option of options) {
    const its = feels(option);
    if (its > most) {
      most = its;
      best = option;
    }
  }
  return best;
}
