import { type JsonObject, type Language, readIn } from '@tasovka/kernel';
import { readPack } from '@tasovka/spyfall/pack';
import { places } from '@tasovka/spyfall/places';

export interface ShownPlace {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly mood: string;
}

/** The list everyone may look at (SP-2): the box's thirty, or the table's own; none while that is on its way. */
export function placesOf(own: JsonObject | null | undefined, language: Language): readonly ShownPlace[] {
  if (own === undefined) return [];
  const pack = own === null ? null : readPack(own);
  return (pack?.ok ? pack.value.places : places)
    .map(({ id, name, when = '', mood = '' }) => ({
      id,
      name: readIn(language, name),
      when: readIn(language, when),
      mood: readIn(language, mood),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
