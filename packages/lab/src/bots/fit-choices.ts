import { scoreUnit } from '@tasovka/cards/bot';

/** A choice that was thought through: what spoke for each move, and what it was found to be worth. */
export interface Choice {
  readonly moves: readonly Float32Array[];
  readonly values: readonly number[];
}

const epochs = 8;
const batch = 64;

/** Weights under which what thinking found best feels best (Adam on the cross entropy of a softmax over the moves). */
export function fitChoices(
  choices: readonly Choice[],
  leanings: number,
): { readonly weights: number[]; readonly agreement: number } {
  const taught = Math.floor(choices.length * 0.93);
  const weights = new Float64Array(leanings);
  const slope = new Float64Array(leanings);
  const mean = new Float64Array(leanings);
  const square = new Float64Array(leanings);
  const feels = (move: Float32Array): number => move.reduce((sum, one, i) => sum + one * (weights[i] as number), 0);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let from = 0; from < taught; from += batch) {
      slope.fill(0);
      // A large prime step goes through all choices, neighbours far apart.
      for (let i = from; i < Math.min(taught, from + batch); i++) {
        const { moves, values } = choices[(i * 7919) % taught] as Choice;
        const felt = softmax(moves.map(feels), 1);
        const found = softmax(values, scoreUnit);
        moves.forEach((move, k) => {
          const error = (found[k] as number) - (felt[k] as number);
          for (let j = 0; j < leanings; j++) slope[j] = (slope[j] as number) + error * (move[j] as number);
        });
      }
      steps++;
      const rate = 0.02 / (1 + 0.5 * epoch);
      for (let j = 0; j < leanings; j++) {
        const by = (slope[j] as number) / batch - 1e-5 * (weights[j] as number);
        mean[j] = 0.9 * (mean[j] as number) + 0.1 * by;
        square[j] = 0.999 * (square[j] as number) + 0.001 * by * by;
        const step = (mean[j] as number) / (1 - 0.9 ** steps);
        weights[j] =
          (weights[j] as number) + (rate * step) / (Math.sqrt((square[j] as number) / (1 - 0.999 ** steps)) + 1e-8);
      }
    }
  }
  const tests = choices.slice(taught);
  const same = tests.filter(({ moves, values }) => highest(moves.map(feels)) === highest(values));
  return { weights: [...weights], agreement: same.length / tests.length };
}

const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function softmax(values: readonly number[], blurred: number): number[] {
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp((value - most) / blurred));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
