import type { Json, JsonObject } from '@tasovka/kernel';

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a merge patch (RFC 7396). A missing key and null mean the same, so null removes a key. */
export function applyPatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const result: Record<string, Json> = isJsonObject(target) ? { ...target } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete result[key];
    else result[key] = applyPatch(result[key], change);
  }
  return result;
}

/**
 * Equal as JSON; the order of keys does not matter. Objects of all shapes come here: V8 would compile code for the shapes
 * it has seen and discard it at the next new one, again and again. `Reflect.get` is always the same.
 */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && itemsEqual(a, b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !jsonEqual(Reflect.get(a, key), Reflect.get(b, key))) return false;
  }
  return true;
}

function itemsEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!jsonEqual(a[i], b[i])) return false;
  return true;
}
