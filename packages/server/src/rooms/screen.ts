import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { type MatchView, same, type TableView } from '@tasovka/protocol';

/**
 * An object as it was last sent. It keeps copies, for a game's arrays may change in place, and compares before it
 * writes: most of a picture is as it was.
 */
class Sent {
  private readonly fields = new Map<string, Json | Sent>();

  forget(): void {
    this.fields.clear();
  }

  /** The merge patch from what was sent to what is now, as text; empty where nothing changed. */
  patch(now: object): string {
    let patch = '';
    let known = 0;
    for (const field in now) {
      const value: Json = (now as Record<string, Json | undefined>)[field] ?? null;
      const before = this.fields.get(field);
      if (before !== undefined) known++;
      const change = before === value ? '' : this.change(field, before, value);
      if (change !== '') patch += patch === '' ? `"${field}":${change}` : `,"${field}":${change}`;
    }
    if (known < this.fields.size) patch += this.gone(now, patch === '');
    return patch === '' ? '' : `{${patch}}`;
  }

  /** Objects are merged into what the other side has: what they no longer hold must be said. All else is replaced. */
  private change(field: string, before: Json | Sent | undefined, value: Json): string {
    if (isObject(value)) {
      if (before instanceof Sent) return before.patch(value);
      const sent = new Sent();
      this.fields.set(field, sent);
      return sent.patch(value) || '{}';
    }
    if (before === undefined ? value === null : !(before instanceof Sent) && same(before, value)) return '';
    this.fields.set(field, Array.isArray(value) ? (copyOf(value) as Json) : value);
    return JSON.stringify(value);
  }

  private gone(now: object, isFirst: boolean): string {
    let patch = '';
    for (const [field, value] of this.fields) {
      if (field in now) continue;
      this.fields.delete(field);
      if (value !== null) patch += `${isFirst && patch === '' ? '' : ','}"${field}":null`;
    }
    return patch;
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

  private matchPatch({ view, ...rest }: MatchView): string | null {
    const isNew = !this.hasMatch;
    this.hasMatch = true;
    const around = this.match.patch(rest);
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
