import type { Language } from '@tasovka/kernel';
import { roleName } from '../pack.ts';
import { places } from '../places/index.ts';
import type { Place } from '../places/place.ts';

/** How places and their roles are called in a language, by their names in views and moves. */
export function thingsOf(places: readonly Place[], language: Language): Map<string, string> {
  const table = new Map<string, string>();
  for (const place of places) {
    table.set(place.id, place.name[language]);
    for (const [i, role] of place.roles.entries()) table.set(roleName(place.id, i), role[language]);
  }
  return table;
}

const tables = new Map<Language, Map<string, string>>();

/** A place or role of the box, or null. The table of a language is built when it is first asked for. */
export function boxThing(name: string, language: Language): string | null {
  const table = tables.get(language) ?? thingsOf(places, language);
  tables.set(language, table);
  return table.get(name) ?? null;
}
