/** Counts of named things. */
export type Counts = Map<string, number>;

export const add = (counts: Counts, key: string, times = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + times);
};

/** Most frequent first. */
export const ranked = (counts: Counts): [string, number][] => [...counts].sort((a, b) => b[1] - a[1]);

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
    ...{ least: at(0), p5: at(0.05), p25: at(0.25), median: at(0.5), p75: at(0.75), p95: at(0.95), most: at(1) },
  };
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A share with its interval, of 95 % unless told (Wilson's, which stays inside 0…1 and is honest for small numbers too). */
export function shareOf(hits: number, of: number, z = 1.96): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + (z * z) / of;
  const middle = (share + (z * z) / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of a few independent estimates of a share, with Student's interval: how far apart they lie says how sure it is. */
export function meanShare(estimates: readonly number[], z = 1.96): Share {
  const share = estimates.reduce((sum, one) => sum + one, 0) / estimates.length;
  const freedom = estimates.length - 1;
  const variance = estimates.reduce((sum, one) => sum + (one - share) ** 2, 0) / freedom;
  const half = student(z, freedom) * Math.sqrt(variance / estimates.length);
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
}

/** How much wider than z an interval is where so few values say how wide it is (the expansion of Cornish and Fisher). */
const student = (z: number, freedom: number): number =>
  z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);

export interface Bin {
  readonly from: number;
  /** Not in it any more. */
  readonly to: number;
  readonly count: number;
}

/** Equal bins of whole numbers; the last one holds the long tail as well. */
export function binsOf(values: readonly number[], wanted = 40): Bin[] {
  const { least, p95, most } = spreadOf(values);
  const last = Math.min(most, Math.ceil(p95 * 1.5));
  const width = Math.max(1, Math.ceil((last - least + 1) / wanted));
  const bins = Math.max(1, Math.ceil((last - least + 1) / width));
  const counts = Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor((value - least) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: least + i * width, to: least + (i + 1) * width, count }));
}
