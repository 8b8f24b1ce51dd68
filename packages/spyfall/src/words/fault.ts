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

/** The same place for whoever counts from one. */
function partOf(at: string, { file, lists, items, fields }: PackParts): string {
  const said: string[] = [];
  const steps = at === '' ? [] : at.split('.');
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as string;
    const item = items[step];
    const n = Number(steps[i + 1]);
    if (item && Number.isInteger(n)) {
      said.push(item(n + 1));
      i++;
    } else said.push(lists[step] ?? fields[step] ?? step);
  }
  const all = said.join(', ') || file;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

const aboutTheTable: readonly string[] = ['wrong-seats', 'too-few-places'] satisfies OptionsFault['kind'][];

export function sayFault(words: FaultWords, parts: PackParts, at: string, fault: Fault): string {
  const say = words[fault.kind as keyof FaultWords] as ((fault: never) => string) | undefined;
  const sentence = say?.(fault as never) ?? fault.kind;
  if (aboutTheTable.includes(fault.kind)) return sentence;
  const path = at === '' ? '' : ` (${pathOf(at)})`;
  return `${partOf(at, parts)}${path}: ${sentence}`;
}
