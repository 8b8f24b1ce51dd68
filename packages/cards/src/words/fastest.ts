import type { Millis, Seat } from '@tasovka/kernel';

/** Whose hand came first in a race, and when; null where nobody's did. */
export function fastest(times: readonly (Millis | null)[]): { readonly seat: Seat; readonly ms: Millis } | null {
  let first: { seat: Seat; ms: Millis } | null = null;
  for (const [seat, ms] of times.entries()) if (ms !== null && (first === null || ms < first.ms)) first = { seat, ms };
  return first;
}
