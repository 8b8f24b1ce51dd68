import type { Json, JsonObject } from '@tasovka/kernel';
import { type MatchView, same, type TableView } from '@tasovka/protocol';

/**
 * An object as it was last sent. It keeps copies, for a game's arrays may change in place, and compares before it
 * writes: most of a picture is as it was. This is the busiest code of the server, hence the plain loops.
 */
class Sent {
  private keys: readonly string[] = [];
  private values: (Json | Sent)[] = [];

  forget(): void {
    this.keys = [];
    this.values = [];
  }

  /** The merge patch from what was sent to what is now, as text; empty where nothing changed. */
  patch(now: object): string {
    const keys = Object.keys(now);
    let patch = this.hasKeys(keys) ? '' : this.rearrange(keys);
    const { values } = this;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      const value: Json = (now as Record<string, Json | undefined>)[key] ?? null;
      if (values[i] === value) continue;
      const change = this.change(i, value);
      if (change !== '') patch += patch === '' ? `"${key}":${change}` : `,"${key}":${change}`;
    }
    return patch === '' ? '' : `{${patch}}`;
  }

  private hasKeys(keys: readonly string[]): boolean {
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
        if (before instanceof Sent) return before.patch(value);
        const sent = new Sent();
        this.values[i] = sent;
        return sent.patch(value) || '{}';
      }
      if (Array.isArray(before) && same(before, value)) return '';
      this.values[i] = copyOf(value);
    } else this.values[i] = value;
    return JSON.stringify(value);
  }
}

function copyOf(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(copyOf);
  const copy: Record<string, Json> = {};
  for (const key in json) copy[key] = copyOf((json as JsonObject)[key] as Json);
  return copy;
}

/** What one device has on its screen, so that only what changed need be sent. */
export class Screen {
  private readonly you: string;
  private readonly table = new Sent();
  private readonly match = new Sent();
  private readonly view = new Sent();
  private lastTable: object | null = null;
  private hasMatch = false;

  constructor(you: string) {
    this.you = you;
  }

  /** The whole picture, as text. */
  whole(table: Omit<TableView, 'you'>, match: MatchView | null): string {
    this.patch(table, match);
    return JSON.stringify({ table: { ...table, you: this.you }, match });
  }

  /** What is different now, as the text of a merge patch. The same table object is known to be unchanged. */
  patch(table: Omit<TableView, 'you'>, match: MatchView | null): string {
    const parts: string[] = [];
    if (table !== this.lastTable) {
      this.lastTable = table;
      const change = this.table.patch(table);
      if (change !== '') parts.push(`"table":${change}`);
    }
    const change = match ? this.matchPatch(match) : this.noMatch();
    if (change !== null) parts.push(`"match":${change}`);
    return `{${parts.join(',')}}`;
  }

  private matchPatch({ seat, view, offers, awaited }: MatchView): string | null {
    const isNew = !this.hasMatch;
    this.hasMatch = true;
    const around = this.match.patch({ seat, offers, awaited });
    const inside = this.view.patch(view) || (isNew ? '{}' : '');
    if (inside === '') return around === '' ? null : around;
    return around === '' ? `{"view":${inside}}` : `{"view":${inside},${around.slice(1)}`;
  }

  private noMatch(): string | null {
    if (!this.hasMatch) return null;
    this.hasMatch = false;
    this.match.forget();
    this.view.forget();
    return 'null';
  }
}
