import { type Pack, places } from '@tasovka/games/places';
import { type JsonObject, type Language, readIn } from '@tasovka/kernel';

export interface ShownPlace {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly mood: string;
}

/** The list everyone may look at (SP-2): the box's thirty, or the table's own; none while that is on its way. */
export function placesOf(own: JsonObject | null | undefined, language: Language): readonly ShownPlace[] {
  if (own === undefined) return [];
  const all = own === null ? places : (own as unknown as Pack).places;
  return all
    .map(({ id, name, when = '', mood = '' }) => ({
      id,
      name: readIn(language, name),
      when: readIn(language, when),
      mood: readIn(language, mood),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
