/** What a move or a hand is judged by: a row of numbers with a name each, filled anew for every move or hand. */
export interface FeatureVector<Name extends string> {
  /** Where each feature stands in the row. */
  readonly at: Readonly<Record<Name, number>>;
  readonly values: Float64Array;
  add(feature: number, by?: number): void;
}

/** The order of the names is the order of learned weights. */
export function featureVector<Name extends string>(names: readonly Name[]): FeatureVector<Name> {
  const values = new Float64Array(names.length);
  return {
    // Every name of the list has its entry, which the type of fromEntries does not say.
    at: Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>,
    values,
    add(feature, by = 1) {
      values[feature] = (values[feature] ?? 0) + by;
    },
  };
}

/** Features that are named where their learned weights stand; `score` is the weighted sum of what is in the row. */
export function weightedFeatures<W extends Readonly<Record<string, number>>>(weightOf: W) {
  const names: Extract<keyof W, string>[] = [];
  for (const name in weightOf) names.push(name);
  const weights = Float64Array.from(names, (name) => weightOf[name] ?? 0);
  const { at, values, add } = featureVector(names);
  const score = (): number => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += (weights[i] ?? 0) * (values[i] ?? 0);
    return sum;
  };
  return { names, at, values, add, score };
}
