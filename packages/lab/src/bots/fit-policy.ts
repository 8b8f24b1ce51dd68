import { scoreUnit } from '@tasovka/cards/bot';
import { Adam, addScaled, dot, scatteredBatches } from './numeric.ts';

/** A choice that was searched: the features of each move, and the value the search found for it. */
export interface Choice {
  readonly moves: readonly Float32Array[];
  readonly values: readonly number[];
}

const epochs = 8;
const batchSize = 64;

/** Weights that score highest what the search found best, by the cross entropy of a softmax over the moves. */
export function fitPolicy(
  choices: readonly Choice[],
  features: number,
): { readonly weights: number[]; readonly agreement: number } {
  const split = Math.floor(choices.length * 0.93);
  const batches = scatteredBatches(choices.slice(0, split), batchSize);
  const weights = new Float64Array(features);
  const gradient = new Float64Array(features);
  const adam = new Adam(features);
  const score = (move: Float32Array): number => dot(weights, move);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const batch of batches) {
      gradient.fill(0);
      for (const { moves, values } of batch) {
        const predicted = softmax(moves.map(score), 1);
        const found = softmax(values, scoreUnit);
        for (const [k, move] of moves.entries()) {
          addScaled(gradient, ((found[k] ?? 0) - (predicted[k] ?? 0)) / batchSize, move);
        }
      }
      // Keeps the weights of features that hardly ever occur small.
      addScaled(gradient, -1e-5, weights);
      adam.step(weights, gradient, 0.02 / (1 + 0.5 * epoch));
    }
  }
  const tests = choices.slice(split);
  const same = tests.filter(({ moves, values }) => highest(moves.map(score)) === highest(values));
  return { weights: [...weights], agreement: same.length / tests.length };
}

const highest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const parts = values.map((value) => Math.exp((value - most) / temperature));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
