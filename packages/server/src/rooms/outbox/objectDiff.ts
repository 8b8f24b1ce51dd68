import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { jsonEqual } from '@tasovka/protocol';

/** Two lists of fields as one. */
export const joinFields = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a},${b}`);

/**
 * An object as it was last sent. What a view hands out never changes, so it is kept as it is, and most of it is known at a
 * glance to be as it was. This is the busiest code of the server, hence the plain loops.
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
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      const value = (now as Record<string, Json | undefined>)[key] ?? null;
      const before = values[i] as Json;
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

  /** Other keys than last time: what is new was nothing before, what is gone must be said. */
  private rearrange(keys: readonly string[]): string {
    const before = new Map(this.keys.map((key, i) => [key, this.values[i] as Json]));
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
  // Whole numbers, which most of it are, need no help of the library.
  if (Number.isSafeInteger(now)) return `${now}`;
  if (isObject(now) && isObject(before)) return inBraces(fieldsOf(before as JsonObject, now as JsonObject));
  return jsonEqual(before, now) ? '' : JSON.stringify(now);
}

const inBraces = (fields: string): string => (fields === '' ? '' : `{${fields}}`);

/** Of objects of any shape, hence `Reflect.get` (see `same`). */
function fieldsOf(before: JsonObject, now: JsonObject): string {
  let fields = '';
  const keys = Object.keys(now);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    const is = (Reflect.get(now, key) as Json | undefined) ?? null;
    const was = (Reflect.get(before, key) as Json | undefined) ?? null;
    const change = was === is ? '' : changeOf(was, is);
    if (change !== '') fields = joinFields(fields, `"${key}":${change}`);
  }
  const keysBefore = Object.keys(before);
  for (let i = 0; i < keysBefore.length; i++) {
    const key = keysBefore[i] as string;
    if (!Object.hasOwn(now, key) && Reflect.get(before, key) !== null) fields = joinFields(fields, `"${key}":null`);
  }
  return fields;
}
