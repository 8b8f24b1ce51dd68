import { type Json, type JsonObject, type Language, readIn } from '@tasovka/kernel';
import type { Landscape } from '@tasovka/spyfall/landscape';
import type { PackPlace } from '@tasovka/spyfall/pack';
import { playedPlaces, type TablePlaces, tablePlaces, wantedPacks } from '@tasovka/spyfall/packs';
import { places } from '@tasovka/spyfall/places';
import { packPlaces } from './ourPacks.ts';

export interface ShownPlace {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly mood: string;
  readonly landscape?: Landscape | undefined;
}

/** The list everyone may look at (SP-2), of all packs that the table plays with; none while one of them is on its way. */
export function placesOf(
  own: JsonObject | null | undefined,
  options: Json | undefined,
  language: Language,
): readonly ShownPlace[] {
  if (own === undefined) return [];
  return shownPlaces(tablePlaces(options, own), language);
}

export function shownPlaces(table: TablePlaces, language: Language): readonly ShownPlace[] {
  const packs = wantedPacks(table).map(packPlaces);
  if (packs.includes(undefined)) return [];
  const ofPack = new Map<string, PackPlace>(table.pack?.places.map((place) => [place.id, place]));
  const ofUs = new Map<string, PackPlace>(
    [...places, ...packs.flatMap((pack) => pack ?? [])].map((place) => [place.id, place]),
  );
  return playedPlaces(
    table,
    (id) => ofPack.get(id),
    (id) => ofUs.get(id),
  )
    .map(({ id, name, when = '', mood = '', landscape }) => ({
      id,
      name: readIn(language, name),
      when: readIn(language, when),
      mood: readIn(language, mood),
      landscape,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
