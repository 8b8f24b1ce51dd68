import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { type MatchView, makePatch, type TableView } from '@tasovka/protocol';

/**
 * An object as it was last sent, each field as text: texts cannot change behind one's back as a game's arrays may,
 * they are quick to compare, and what is new is already written.
 */
class Sent {
  private fields = new Map<string, string>();

  forget(): void {
    this.fields.clear();
  }

  /** The merge patch from what was sent to what is now, as text; `{}` where nothing changed. */
  patch(now: object): string {
    let patch = '';
    for (const [field, value] of Object.entries(now) as [string, Json | undefined][]) {
      const text = JSON.stringify(value) ?? 'null';
      const before = this.fields.get(field) ?? 'null';
      if (text === before) continue;
      this.fields.set(field, text);
      patch += `${patch === '' ? '' : ','}"${field}":${isObject(value) ? inner(before, value as JsonObject) : text}`;
    }
    for (const [field, text] of this.fields) {
      if (field in now || text === 'null') continue;
      this.fields.delete(field);
      patch += `${patch === '' ? '' : ','}"${field}":null`;
    }
    return `{${patch}}`;
  }
}

/** Objects are merged into what the other side has: what they no longer hold must be said. */
function inner(before: string, value: JsonObject): string {
  const known: unknown = JSON.parse(before);
  return JSON.stringify(isObject(known) ? (makePatch(known as JsonObject, value) ?? {}) : value);
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
      if (change !== '{}') parts.push(`"table":${change}`);
    }
    const change = match ? this.matchPatch(match) : this.noMatch();
    if (change !== null) parts.push(`"match":${change}`);
    return `{${parts.join(',')}}`;
  }

  private matchPatch({ view, ...rest }: MatchView): string | null {
    const isNew = !this.hasMatch;
    this.hasMatch = true;
    const around = this.match.patch(rest);
    const inside = this.view.patch(view);
    if (inside === '{}' && !isNew) return around === '{}' ? null : around;
    return around === '{}' ? `{"view":${inside}}` : `{"view":${inside},${around.slice(1)}`;
  }

  private noMatch(): string | null {
    if (!this.hasMatch) return null;
    this.hasMatch = false;
    this.match.forget();
    this.view.forget();
    return 'null';
  }
}
