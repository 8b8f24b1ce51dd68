import type { Language } from '@tasovka/kernel';
import { roleName } from '../pack.ts';
import { places } from '../places/index.ts';

const tables = new Map<Language, Map<string, string>>();

/** Names of the box's places and roles in a language; built when first asked for. */
function tableOf(language: Language): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const place of places) {
    table.set(place.id, place.name[language]);
    for (const [i, role] of place.roles.entries()) table.set(roleName(place.id, i), role[language]);
  }
  tables.set(language, table);
  return table;
}

/** A place or role of the box, or null; a custom pack's names are read with `packThing`. */
export const boxThing = (name: string, language: Language): string | null => tableOf(language).get(name) ?? null;
