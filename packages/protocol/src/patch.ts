import { isObject, type Json, type JsonObject } from '@tasovka/kernel';

/** What a merge patch (RFC 7396) makes of a value. A missing key and null mean the same, so null is how a key goes away. */
export function applyPatch(target: Json | undefined, patch: Json): Json {
  if (!isPlain(patch)) return patch;
  const result: Record<string, Json> = target !== undefined && isPlain(target) ? { ...target } : {};
  for (const key of Object.keys(patch)) {
    const change = patch[key] as Json;
    if (change === null) delete result[key];
    else result[key] = applyPatch(result[key], change);
  }
  return result;
}

const isPlain = (value: Json): value is JsonObject => isObject(value);

/**
 * Equal as JSON; the order of keys does not matter. Objects of all shapes come by here: V8 would make code for those it has
 * seen and throw it away at the next new one, again and again; `Reflect.get` is always the same.
 */
export function jsonEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  const [left, right] = [a as JsonObject, b as JsonObject];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (!Object.hasOwn(right, key)) return false;
    if (!jsonEqual(Reflect.get(left, key) as Json, Reflect.get(right, key) as Json)) return false;
  }
  return true;
}

function sameItems(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!jsonEqual(a[i] as Json, b[i] as Json)) return false;
  return true;
}
