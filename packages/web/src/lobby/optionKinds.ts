import type { JsonObject, OptionWords } from '@tasovka/kernel';

export type OptionKind = 'many' | 'one' | 'time' | 'number' | 'flag' | 'pack';

const times: Readonly<Record<string, readonly number[]>> = {
  turnMs: [0, 3000, 5000, 10_000, 15_000, 30_000, 60_000],
  slapMs: [2000, 3000, 5000, 8000],
  windowMs: [2000, 3000, 5000, 8000],
  roundMs: [180_000, 300_000, 360_000, 420_000, 480_000, 600_000],
  voteMs: [15_000, 30_000, 60_000],
};
const numbers: Readonly<Record<string, readonly number[]>> = {
  target: [10, 20, 30, 40, 50, 60, 101, 202, 404],
  rounds: [1, 2, 3, 5, 7, 10],
};
/** Lists that only a scenario would write. */
const hidden = new Set(['molehills']);
const lists = new Set(['sets']);

export const isShown = (key: string): boolean => !hidden.has(key);

/** How to ask for an option: by its words where it has values, by its name where it is a measure. */
export function kindOf(key: string, words: OptionWords): OptionKind {
  if (key === 'pack') return 'pack';
  if (lists.has(key)) return 'many';
  if (words.values) return 'one';
  if (key in times || key.endsWith('Ms')) return 'time';
  return key in numbers ? 'number' : 'flag';
}

export const measures = (key: string): readonly number[] => times[key] ?? numbers[key] ?? [];

/** The options with one of them changed; undefined goes back to what the box says. */
export function withOption(options: JsonObject, key: string, value: JsonObject[string] | undefined): JsonObject {
  const { [key]: _old, ...rest } = options;
  return value === undefined ? rest : { ...rest, [key]: value };
}
