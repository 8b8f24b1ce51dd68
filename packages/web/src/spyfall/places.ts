import { places } from '@tasovka/games/places';
import type { Json, JsonObject, Language } from '@tasovka/kernel';

export interface ShownPlace {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly mood: string;
}

interface PackPlace {
  readonly id: string;
  readonly name: Readonly<Partial<Record<Language, string>>>;
}

/** The list everyone may look at (SP-2): the box's thirty, or the table's own. */
export function placesOf(options: Json, language: Language): readonly ShownPlace[] {
  const pack = (options as JsonObject | null)?.pack as { readonly places: readonly PackPlace[] } | undefined;
  const own = pack?.places.map(({ id, name }) => ({
    id,
    name: name[language] ?? name.ru ?? name.en ?? id,
    when: '',
    mood: '',
  }));
  const box = places.map(({ id, name, when, mood }) => ({
    id,
    name: name[language],
    when: when[language],
    mood: mood[language],
  }));
  return [...(own ?? box)].sort((a, b) => a.name.localeCompare(b.name, language));
}
