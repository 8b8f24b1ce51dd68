import type { Json, JsonObject } from '@tasovka/kernel';
import { isJsonObject, jsonEqual } from '@tasovka/protocol';

/** Two lists of fields as one. */
export const joinFields = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a},${b}`);

/**
 * An object as it was last sent. The objects of a view never change, so they are kept as they are, and most fields are
 * known to be unchanged by identity. This is the busiest code of the server, hence the plain loops.
 */
export class ObjectDiff {
  private keys: readonly string[] = [];
  private values: Json[] = [];

  reset(): void {
    this.keys = [];
    this.values = [];
  }

  /** The merge patch from what was sent to what is now: its fields as text, empty where nothing changed. */
  patch(now: object, keys: readonly string[] = Object.keys(now)): string {
    let patch = this.hasKeys(keys) ? '' : this.rearrange(keys);
    const { values } = this;
    let i = -1;
    for (const key of keys) {
      i++;
      const value: Json = Reflect.get(now, key) ?? null;
      const before = values[i] ?? null;
      if (before === value) continue;
      const change = changeOf(before, value);
      if (change === '') continue;
      values[i] = value;
      patch = patch === '' ? `"${key}":${change}` : `${patch},"${key}":${change}`;
    }
    return patch;
  }

  private hasKeys(keys: readonly string[]): boolean {
    if (keys === this.keys) return true;
    if (keys.length !== this.keys.length) return false;
    for (let i = 0; i < keys.length; i++) if (keys[i] !== this.keys[i]) return false;
    return true;
  }

  /** The keys are not those of last time: new ones were null before, and removed ones become null. */
  private rearrange(keys: readonly string[]): string {
    const before = new Map(this.keys.map((key, i) => [key, this.values[i] ?? null]));
    this.keys = keys;
    this.values = keys.map((key) => before.get(key) ?? null);
    for (const key of keys) before.delete(key);
    return [...before]
      .filter(([, value]) => value !== null)
      .map(([key]) => `"${key}":null`)
      .join(',');
  }
}

/** Objects are merged into what the other side has; all else is replaced. Empty where nothing changed. */
function changeOf(before: Json, now: Json): string {
  // Most values are whole numbers, which need no JSON library.
  if (Number.isSafeInteger(now)) return `${now}`;
  if (isJsonObject(now) && isJsonObject(before)) return inBraces(changedFields(before, now));
  return jsonEqual(before, now) ? '' : JSON.stringify(now);
}

const inBraces = (fields: string): string => (fields === '' ? '' : `{${fields}}`);

/** For objects of any shape, hence `Reflect.get` (see `jsonEqual`). */
function changedFields(before: JsonObject, now: JsonObject): string {
  let fields = '';
  for (const key of Object.keys(now)) {
    const is: Json = Reflect.get(now, key) ?? null;
    const was: Json = Reflect.get(before, key) ?? null;
    const change = was === is ? '' : changeOf(was, is);
    if (change !== '') fields = joinFields(fields, `"${key}":${change}`);
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(now, key) && Reflect.get(before, key) !== null) fields = joinFields(fields, `"${key}":null`);
  }
  return fields;
}
