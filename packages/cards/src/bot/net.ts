import { has, type Seat, type SeatSet } from '@tasovka/kernel';

/**
 * A small neural net that gives a hand a score: one hidden layer (ReLU) and a linear path past it.
 * Its numbers lie in a row: weights of each hidden unit, their biases, their outputs, the linear weights.
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

  /** The loops stand here and not in a function of their own: this is where a search spends its time. */
  score(x: Float64Array): number {
    const { inputs, hidden, numbers } = this;
    const biases = inputs * hidden;
    const outputs = biases + hidden;
    const linear = outputs + hidden;
    let score = 0;
    for (let k = 0; k < inputs; k++) score += (numbers[linear + k] ?? 0) * (x[k] ?? 0);
    for (let j = 0; j < hidden; j++) {
      let sum = numbers[biases + j] ?? 0;
      for (let k = 0, at = j * inputs; k < inputs; k++, at++) sum += (numbers[at] ?? 0) * (x[k] ?? 0);
      if (sum > 0) score += (numbers[outputs + j] ?? 0) * sum;
    }
    return score;
  }
}

/** How likely a seat is to win, by the scores of everybody who plays (softmax). */
export function softmaxOf(seat: Seat, seats: number, out: SeatSet, score: (seat: Seat) => number): number {
  let all = 0;
  let mine = 0;
  for (let other = 0; other < seats; other++) {
    if (has(out, other)) continue;
    const weight = Math.exp(score(other));
    all += weight;
    if (other === seat) mine = weight;
  }
  return mine / all;
}
