import type { Json, JsonObject } from '@tasovka/kernel';
import { same } from '@tasovka/protocol';

/** Two lists of fields as one. */
export const joined = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a},${b}`);

/**
 * An object as it was last sent. It keeps copies, for a game's arrays may change in place, and compares before it
 * writes: most of a picture is as it was. This is the busiest code of the server, hence the plain loops.
 */
export class Sent {
  private keys: readonly string[] = [];
  private values: (Json | Sent)[] = [];

  static whole(value: JsonObject): Sent {
    const sent = new Sent();
    sent.keys = Object.keys(value);
    for (const key of sent.keys) sent.values.push(kept(value[key] ?? null));
    return sent;
  }

  forget(): void {
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
      if (values[i] === value) continue;
      const change = this.change(i, value);
      if (change !== '') patch = patch === '' ? `"${key}":${change}` : `${patch},"${key}":${change}`;
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
    const before = new Map(this.keys.map((key, i) => [key, this.values[i] as Json | Sent]));
    this.keys = keys;
    this.values = keys.map((key) => before.get(key) ?? null);
    for (const key of keys) before.delete(key);
    return [...before]
      .filter(([, value]) => value !== null)
      .map(([key]) => `"${key}":null`)
      .join(',');
  }

  /** Objects are merged into what the other side has; all else is replaced. */
  private change(i: number, value: Json): string {
    const before = this.values[i] as Json | Sent;
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value)) {
        if (before instanceof Sent) return inBraces(before.patch(value));
      } else if (Array.isArray(before) && same(before, value)) return '';
    }
    this.values[i] = kept(value);
    // Whole numbers, which most of it are, need no help of the library.
    return Number.isSafeInteger(value) ? `${value}` : JSON.stringify(value);
  }
}

const inBraces = (fields: string): string => (fields === '' ? '' : `{${fields}}`);

function kept(value: Json): Json | Sent {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(copyOf) : Sent.whole(value as JsonObject);
}

function copyOf(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(copyOf);
  const copy: Record<string, Json> = {};
  for (const key in json) copy[key] = copyOf((json as JsonObject)[key] as Json);
  return copy;
}
