import { isObject, type JsonObject, type Seat } from '@tasovka/kernel';
import { brief, inside, Problem, unknownKey } from './problem.ts';

export function only(given: JsonObject, at: string, known: readonly string[]): void {
  for (const key of Object.keys(given)) if (!known.includes(key)) throw unknownKey(at, key, known);
}

export const wrong = (at: string, wanted: string, raw: unknown): Problem =>
  new Problem(at, raw === undefined ? `is missing: expected ${wanted}` : `expected ${wanted}, got ${brief(raw)}`);

export function record(raw: unknown, at: string, what: string): JsonObject {
  if (!isObject(raw)) throw wrong(at, `${what} as an object`, raw);
  // Scenarios are read from files: what is in an object there is JSON.
  return raw as JsonObject;
}

export function text(raw: unknown, at: string): string {
  if (typeof raw !== 'string') throw wrong(at, 'a text', raw);
  return raw;
}

export function whole(raw: unknown, at: string, least: number, most: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) {
    throw wrong(at, `a whole number from ${least} to ${most}`, raw);
  }
  return raw;
}

export const seat = (raw: unknown, at: string, players: number): Seat => {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0 || raw >= players) {
    throw wrong(at, `a seat from 0 to ${players - 1}`, raw);
  }
  return raw;
};

export function listOf<T>(raw: unknown, at: string, item: (raw: unknown, at: string) => T): T[] {
  if (!Array.isArray(raw)) throw wrong(at, 'a list', raw);
  return raw.map((one: unknown, i) => item(one, inside(at, i)));
}
