import type { CodecFault, Fault } from '@tasovka/kernel';
import type { OptionsFault } from '../options.ts';
import type { PackFault } from '../pack.ts';

type AnyFault = CodecFault | PackFault | OptionsFault;

/** A sentence for everything that can be wrong; a missing one is a type error. */
export type FaultWords = { readonly [K in AnyFault['kind']]: (fault: Extract<AnyFault, { kind: K }>) => string };

/** How to call the parts of a pack. */
export interface PackParts {
  readonly file: string;
  readonly lists: Readonly<Record<string, string>>;
  readonly items: Readonly<Record<string, (n: number) => string>>;
  readonly fields: Readonly<Record<string, string>>;
}

/** `places.3.roles` as it is written where people write JSON: `places[3].roles`. */
export const pathOf = (at: string): string => at.replace(/\.(\d+)/g, '[$1]');

/** The same place for a reader who counts from one. */
function partOf(at: string, { file, lists, items, fields }: PackParts): string {
  const steps = at === '' ? [] : at.split('.');
  const said = steps.flatMap((step, i) => {
    const item = own(items, step);
    if (isNumber(step)) return own(items, steps[i - 1] ?? '') ? [] : [step];
    if (item && isNumber(steps[i + 1])) return [item(Number(steps[i + 1]) + 1)];
    return [own(lists, step) ?? own(fields, step) ?? step];
  });
  const all = said.join(', ') || file;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What a stranger called a field may be the name of something that every object has. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const isNumber = (step: string | undefined): boolean => Number.isInteger(Number(step));

const aboutTheTable: readonly string[] = [
  'wrong-seats',
  'too-few-places',
  'too-many-places',
  'mixed-names',
  'house-variant',
  'house-seats',
] satisfies OptionsFault['kind'][];

export function sayFault(words: FaultWords, parts: PackParts, at: string, fault: Fault): string {
  const { kind } = fault;
  // A fault carries the details of its kind. A newer server may know a kind that this app does not.
  const say = words[kind as AnyFault['kind']] as ((fault: Fault) => string) | undefined;
  const sentence = say?.(fault) ?? kind;
  if (aboutTheTable.includes(kind)) return sentence;
  const path = at === '' ? '' : ` (${pathOf(at)})`;
  return `${partOf(at, parts)}${path}: ${sentence}`;
}
