/** The sum of the products of two lists of the same length. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** Adds a multiple of one list to another. */
export function addScaled(to: Float64Array, by: number, list: ArrayLike<number>): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + by * (list[i] ?? 0);
}

/** Batches that go through all items in steps of a large prime, so that neighbours come far apart. */
export function scatteredBatches<T>(items: readonly T[], size: number): T[][] {
  const order = items.flatMap((_, i) => {
    const at = (i * 7919) % items.length;
    return items.slice(at, at + 1);
  });
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => order.slice(i * size, (i + 1) * size));
}

/** The Adam optimiser, going up a gradient. */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
  }

  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.steps++;
    const [meanBias, squareBias] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    gradient.forEach((slope, i) => {
      const mean = 0.9 * (this.mean[i] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.square[i] ?? 0) + 0.001 * slope * slope;
      this.mean[i] = mean;
      this.square[i] = square;
      weights[i] = (weights[i] ?? 0) + (rate * mean) / meanBias / (Math.sqrt(square / squareBias) + 1e-8);
    });
  }
}
