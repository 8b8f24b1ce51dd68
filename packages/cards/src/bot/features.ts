/** What one more of feeling is worth in chances to win: instinct is taught with choices blurred by as much. */
export const scoreUnit = 0.015;
/** As many looks into the future a taught instinct counts for. */
export const policyTrust = 30;

/** What speaks for and against a move: a row of numbers with a name each, filled anew for every move. */
export interface FeatureVector<Name extends string> {
  /** Where in the row each leaning stands. */
  readonly at: Readonly<Record<Name, number>>;
  readonly values: Float64Array;
  add(leaning: number, by?: number): void;
  /** How good the move feels whose leanings were found last, to who gives each so much weight. */
  scoreWith(weights: Readonly<Record<Name, number>>): () => number;
}

export function featureVector<Name extends string>(names: readonly Name[]): FeatureVector<Name> {
  const found = new Float64Array(names.length);
  return {
    at: Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>,
    values: found,
    add(leaning, by = 1) {
      found[leaning] = (found[leaning] as number) + by;
    },
    scoreWith(byName) {
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
export function bestByScore<A>(options: readonly A[], feels: (option: A) => number): A {
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
