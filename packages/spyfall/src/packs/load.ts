import type { MorePack } from './ids.ts';
import type { OurPlace, PlaceLore } from './ourPlace.ts';

export type { OurPlace } from './ourPlace.ts';

const places: Readonly<Record<MorePack, () => Promise<{ readonly places: readonly OurPlace[] }>>> = {
  yard: () => import('./yard/places.ts'),
  cinema: () => import('./cinema/places.ts'),
  work: () => import('./work/places.ts'),
};

const lore: Readonly<Record<MorePack, () => Promise<{ readonly lore: Readonly<Record<string, PlaceLore>> }>>> = {
  yard: () => import('./yard/lore.ts'),
  cinema: () => import('./cinema/lore.ts'),
  work: () => import('./work/lore.ts'),
};

/** The places of a pack of ours, with their words and pictures. */
export const loadPlaces = async (pack: MorePack): Promise<readonly OurPlace[]> => (await places[pack]()).places;

/** What bots know of its places, by their names. */
export const loadLore = async (pack: MorePack): Promise<Readonly<Record<string, PlaceLore>>> =>
  (await lore[pack]()).lore;
