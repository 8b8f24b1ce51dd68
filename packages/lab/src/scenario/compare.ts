import { isObject, type Json } from '@tasovka/kernel';
import { brief, inside } from './problem.ts';

/** One place where what is does not match what was expected. */
export interface Difference {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  readonly notes?: readonly string[];
}

/**
 * Objects by the keys given, lists under `hand` as multisets, everything else exactly.
 * What there is one of per seat may be written either way, as a list or by seat.
 */
export function differences(expected: Json, got: Json | undefined, at: string, inHand = false): Difference[] {
  if (isObject(expected)) {
    if (Array.isArray(got)) return differences(expected, { ...got }, at, inHand);
    if (!isObject(got)) return [differs(at, expected, got)];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, got[key], inside(at, key), inHand || key === 'hand'),
    );
  }
  if (Array.isArray(expected) && isObject(got)) {
    // A list is compared exactly, so it must name every seat there is.
    const complete = Object.keys(got).length === expected.length;
    return complete ? differences({ ...expected }, got, at, inHand) : [differs(at, expected, got)];
  }
  if (Array.isArray(expected) && Array.isArray(got)) {
    return inHand ? multiset(expected, got, at) : sequence(expected, got, at);
  }
  return expected === (got ?? null) ? [] : [differs(at, expected, got)];
}

function sequence(expected: readonly Json[], got: readonly Json[], at: string): Difference[] {
  const same =
    expected.length === got.length && expected.every((one, i) => differences(one, got[i], inside(at, i)).length === 0);
  return same ? [] : [differs(at, expected, got)];
}

function multiset(expected: readonly Json[], got: readonly Json[], at: string): Difference[] {
  const left = got.map((one) => JSON.stringify(one));
  const missing: string[] = [];
  for (const one of expected) {
    const found = left.indexOf(JSON.stringify(one));
    if (found < 0) missing.push(JSON.stringify(one));
    else left.splice(found, 1);
  }
  if (missing.length === 0 && left.length === 0) return [];
  const notes = [
    ...(missing.length > 0 ? [`missing  ${missing.join(', ')}`] : []),
    ...(left.length > 0 ? [`too many ${left.join(', ')}`] : []),
  ];
  return [{ ...differs(at, expected, got), notes }];
}

export const differs = (at: string, expected: Json, got: Json | undefined): Difference => ({
  at,
  expected: brief(expected),
  got: got === undefined ? 'nothing: there is no such key in the view now' : brief(got),
});
