/**
 * A small net that gives a hand a score: one hidden layer that only lets positive sums through, and a straight way past it.
 * Its numbers lie in a row: inputs of each hidden unit, their thresholds, their outputs, the straight weights.
 */
export class Net {
  private readonly inputs: number;
  private readonly hidden: number;
  private readonly numbers: Float64Array;

  constructor(inputs: number, numbers: readonly number[]) {
    this.inputs = inputs;
    this.hidden = (numbers.length - inputs) / (inputs + 2);
    if (!Number.isInteger(this.hidden)) throw new Error(`${numbers.length} numbers for ${inputs} inputs`);
    this.numbers = Float64Array.from(numbers);
  }

  score(x: Float64Array): number {
    const { inputs, hidden, numbers } = this;
    const thresholds = inputs * hidden;
    const outputs = thresholds + hidden;
    const straight = outputs + hidden;
    let score = 0;
    for (let k = 0; k < inputs; k++) score += (numbers[straight + k] as number) * (x[k] as number);
    for (let j = 0; j < hidden; j++) {
      let sum = numbers[thresholds + j] as number;
      for (let k = 0, at = j * inputs; k < inputs; k++, at++) sum += (numbers[at] as number) * (x[k] as number);
      if (sum > 0) score += (numbers[outputs + j] as number) * sum;
    }
    return score;
  }
}
