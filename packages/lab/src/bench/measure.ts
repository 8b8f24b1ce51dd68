/** Something that can be done again and again; says how much of it was done. */
export type Work = () => number;

/** How often per second of one thread's time each of two works got done, in the same moments. */
export interface Measured {
  readonly rate: number;
  readonly baseline: number;
  readonly ratio: number;
  /** The median of the ratios of neighbouring slices: how it went with all that shook the machine meanwhile. */
  readonly median: number;
}

export interface Pace {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly warmMs: number;
}

export const usual: Pace = { rounds: 60, sliceMs: 30, warmMs: 2000 };

/** Interleaved in short slices, so that other load on the machine slows both alike. */
export function compare(work: Work, baseline: Work, { rounds, sliceMs, warmMs }: Pace = usual): Measured {
  ratePerSecond(work, warmMs);
  ratePerSecond(baseline, warmMs);
  const rates: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push(ratePerSecond(work, sliceMs));
    baselines.push(ratePerSecond(baseline, sliceMs));
  }
  const rate = bestTenth(rates);
  const base = bestTenth(baselines);
  const ratios = rates.map((one, round) => one / (baselines[round] ?? Number.NaN));
  return { rate, baseline: base, ratio: rate / base, median: median(ratios) };
}

/**
 * Whatever else a machine does makes work slower, never faster, and more so work that needs more of the caches:
 * the tenth of the slices that went best says what the work itself costs, for both alike.
 */
const bestTenth = (rates: readonly number[]): number =>
  rates.toSorted((a, b) => b - a)[Math.floor(rates.length / 10)] ?? Number.NaN;

/** The thread's own time: waiting for a turn while others use the machine is nobody's slowness. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function ratePerSecond(work: Work, ms: number): number {
  const began = threadMs();
  let done = 0;
  let passed = 0;
  while (passed < ms) {
    for (let i = 0; i < 10; i++) done += work();
    passed = threadMs() - began;
  }
  return (done * 1000) / passed;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  const [low = Number.NaN, high = low] = sorted.slice((length - 1) >> 1, (length >> 1) + 1);
  return (low + high) / 2;
}
