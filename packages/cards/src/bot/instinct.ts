/** What one more of feeling is worth in chances to win: instinct is taught with choices blurred by as much. */
export const feltWorth = 0.015;
/** As many looks into the future a taught instinct counts for. */
export const feltTrust = 30;

/** Where in a row of numbers each leaning stands. */
export const placesOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;

/** The weights of leanings as a row of numbers, in the order of their names. */
export const weighed = <Name extends string>(
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
): Float64Array => Float64Array.from(names, (name) => weights[name]);

/** How good a move feels by all that speaks for and against it. */
export function feeling(leanings: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < leanings.length; i++) sum += (weights[i] as number) * (leanings[i] as number);
  return sum;
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
