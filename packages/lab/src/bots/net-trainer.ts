import { Chance } from '@tasovka/kernel';
import { Adam, addScaled, dot, scatteredBatches } from './numeric.ts';

/** A position of a round: what each seat's hand looked like, and who won in the end. */
export interface Position {
  /** The inputs of all seats, one after another. */
  readonly hands: Float32Array;
  readonly winner: number;
}

const seats = 4;
const epochs = 10;
const batchSize = 64;

/**
 * Trains a net of `Net`'s form to predict the winner, by the cross entropy of a softmax over the seats. After every epoch
 * it tells the mean log likelihood of the winner, on positions the net is not trained with.
 */
export function fitNet(
  positions: readonly Position[],
  inputs: number,
  hidden: number,
  tell: (line: string) => void,
): number[] {
  const split = Math.floor(positions.length * 0.95);
  const batches = scatteredBatches(positions.slice(0, split), batchSize);
  const tests = positions.slice(split);
  const net = new NetTrainer(inputs, hidden);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const batch of batches) net.train(batch, 0.006 / (1 + 0.6 * epoch));
    const likelihood = tests.reduce((sum, position) => sum + Math.log(net.likelihood(position)), 0) / tests.length;
    tell(`epoch ${epoch}: ${likelihood.toFixed(4)}`);
  }
  return net.numbers();
}

/** The parts of one list of numbers: a net's weights, or their gradient. */
interface Layers {
  readonly all: Float64Array;
  /** Input weights of each hidden unit. */
  readonly units: readonly Float64Array[];
  readonly thresholds: Float64Array;
  readonly outputs: Float64Array;
  /** From the inputs straight to the score. */
  readonly straight: Float64Array;
}

function layersOf(inputs: number, hidden: number): Layers {
  const all = new Float64Array(inputs * hidden + 2 * hidden + inputs);
  const part = (from: number, size: number): Float64Array => all.subarray(from, from + size);
  return {
    all,
    units: Array.from({ length: hidden }, (_, unit) => part(unit * inputs, inputs)),
    thresholds: part(inputs * hidden, hidden),
    outputs: part((inputs + 1) * hidden, hidden),
    straight: part((inputs + 2) * hidden, inputs),
  };
}

interface Prediction {
  readonly hand: Float32Array;
  readonly active: readonly number[];
  readonly chance: number;
}

class NetTrainer {
  private readonly inputs: number;
  private readonly weights: Layers;
  private readonly gradient: Layers;
  private readonly adam: Adam;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.weights = layersOf(inputs, hidden);
    this.gradient = layersOf(inputs, hidden);
    this.adam = new Adam(this.weights.all.length);
    const chance = Chance.seeded('pupil');
    const small = (): number => (chance.below(1000) / 1000 - 0.5) * 0.3;
    for (const layer of [...this.weights.units, this.weights.outputs]) layer.set(Array.from(layer, small));
  }

  numbers(): number[] {
    return Array.from(this.weights.all, (one) => Number(one.toFixed(4)));
  }

  /** How likely the net holds the winner to win. */
  likelihood(position: Position): number {
    return this.predict(position)[position.winner]?.chance ?? 0;
  }

  private predict({ hands }: Position): Prediction[] {
    const { units, thresholds, outputs, straight } = this.weights;
    const judged = Array.from({ length: seats }, (_, seat) => {
      const hand = hands.subarray(seat * this.inputs, (seat + 1) * this.inputs);
      const active = units.map((unit, j) => Math.max(0, (thresholds[j] ?? 0) + dot(unit, hand)));
      return { hand, active, odds: Math.exp(dot(straight, hand) + dot(outputs, active)) };
    });
    const all = judged.reduce((sum, { odds }) => sum + odds, 0);
    return judged.map(({ hand, active, odds }) => ({ hand, active, chance: odds / all }));
  }

  train(batch: readonly Position[], rate: number): void {
    this.gradient.all.fill(0);
    for (const position of batch) this.addGradient(position, 1 / batch.length);
    this.adam.step(this.weights.all, this.gradient.all, rate);
  }

  private addGradient(position: Position, share: number): void {
    const { units, thresholds, outputs, straight } = this.gradient;
    for (const [seat, { hand, active, chance }] of this.predict(position).entries()) {
      const error = share * ((seat === position.winner ? 1 : 0) - chance);
      addScaled(straight, error, hand);
      addScaled(outputs, error, active);
      for (const [j, unit] of units.entries()) {
        if (active[j] === 0) continue;
        const back = error * (this.weights.outputs[j] ?? 0);
        thresholds[j] = (thresholds[j] ?? 0) + back;
        addScaled(unit, back, hand);
      }
    }
  }
}
