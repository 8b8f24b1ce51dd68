import { Chance } from '@tasovka/kernel';

/** A moment of a round: what each seat's hand looked like, and who won in the end. */
export interface Moment {
  /** Aspects of all seats, one after another. */
  readonly hands: Float32Array;
  readonly winner: number;
}

const seats = 4;
const epochs = 10;
const batch = 64;

export interface Fitted {
  readonly numbers: number[];
  /** Mean log likelihood of the winner, on moments it was not taught with. */
  readonly likelihood: number;
}

/** Teaches a net of `Net`'s form to tell the winner (Adam on the cross entropy of a softmax over the seats). */
export function fitNet(
  moments: readonly Moment[],
  inputs: number,
  hidden: number,
  tell: (line: string) => void,
): Fitted {
  const taught = Math.floor(moments.length * 0.95);
  const net = new Pupil(inputs, hidden);
  let likelihood = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let from = 0; from < taught; from += batch) {
      const until = Math.min(taught, from + batch);
      // A large prime step goes through all moments, neighbours far apart.
      for (let i = from; i < until; i++) net.study(moments[(i * 7919) % taught] as Moment);
      net.learn(0.006 / (1 + 0.6 * epoch), until - from);
    }
    likelihood = 0;
    for (let i = taught; i < moments.length; i++) likelihood += Math.log(net.judge(moments[i] as Moment));
    likelihood /= moments.length - taught;
    tell(`epoch ${epoch}: ${likelihood.toFixed(4)}`);
  }
  return { numbers: net.numbers(), likelihood };
}

class Pupil {
  private readonly inputs: number;
  private readonly hidden: number;
  private readonly weights: Float64Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly active: Float64Array;
  private readonly chances = new Float64Array(seats);
  private steps = 0;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    const size = inputs * hidden + 2 * hidden + inputs;
    this.weights = new Float64Array(size);
    this.slope = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.active = new Float64Array(seats * hidden);
    const chance = Chance.seeded('pupil');
    const small = (): number => (chance.below(1000) / 1000 - 0.5) * 0.3;
    for (let i = 0; i < inputs * hidden; i++) this.weights[i] = small();
    for (let j = 0; j < hidden; j++) this.weights[(inputs + 1) * hidden + j] = small();
  }

  numbers(): number[] {
    return [...this.weights].map((one) => Number(one.toFixed(4)));
  }

  /** How likely it holds the winner to win. */
  judge({ hands, winner }: Moment): number {
    const { inputs, hidden, weights, active, chances } = this;
    const thresholds = inputs * hidden;
    const outputs = thresholds + hidden;
    const straight = outputs + hidden;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * inputs;
      let score = 0;
      for (let k = 0; k < inputs; k++) score += (weights[straight + k] as number) * (hands[at + k] as number);
      for (let j = 0; j < hidden; j++) {
        let sum = weights[thresholds + j] as number;
        for (let k = 0; k < inputs; k++) sum += (weights[j * inputs + k] as number) * (hands[at + k] as number);
        active[seat * hidden + j] = Math.max(0, sum);
        score += (weights[outputs + j] as number) * Math.max(0, sum);
      }
      chances[seat] = Math.exp(score);
      all += chances[seat] as number;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / all;
    return chances[winner] as number;
  }

  /** Adds the slope of one moment. */
  study(moment: Moment): void {
    this.judge(moment);
    const { inputs, hidden, weights, active, chances } = this;
    const thresholds = inputs * hidden;
    const outputs = thresholds + hidden;
    const straight = outputs + hidden;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * inputs;
      const error = (seat === moment.winner ? 1 : 0) - (chances[seat] as number);
      for (let k = 0; k < inputs; k++) this.add(straight + k, error * (moment.hands[at + k] as number));
      for (let j = 0; j < hidden; j++) {
        const out = active[seat * hidden + j] as number;
        if (out === 0) continue;
        this.add(outputs + j, error * out);
        const back = error * (weights[outputs + j] as number);
        this.add(thresholds + j, back);
        for (let k = 0; k < inputs; k++) this.add(j * inputs + k, back * (moment.hands[at + k] as number));
      }
    }
  }

  private add(at: number, by: number): void {
    this.slope[at] = (this.slope[at] as number) + by;
  }

  learn(rate: number, count: number): void {
    this.steps++;
    const early = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps] as const;
    for (let i = 0; i < this.weights.length; i++) {
      const slope = (this.slope[i] as number) / count;
      const mean = 0.9 * (this.mean[i] as number) + 0.1 * slope;
      const square = 0.999 * (this.square[i] as number) + 0.001 * slope * slope;
      this.mean[i] = mean;
      this.square[i] = square;
      const step = (rate * mean) / early[0] / (Math.sqrt(square / early[1]) + 1e-8);
      this.weights[i] = (this.weights[i] as number) + step;
    }
    this.slope.fill(0);
  }
}
