import { lore as cinemaLore } from './cinema/lore.ts';
import { places as cinema } from './cinema/places.ts';
import type { OurPlace, PlaceLore } from './ourPlace.ts';
import { lore as workLore } from './work/lore.ts';
import { places as work } from './work/places.ts';
import { lore as yardLore } from './yard/lore.ts';
import { places as yard } from './yard/places.ts';

/** All places of our packs besides the box, and what bots know of them: for bots, who come with everything. */
export const ourPlaces: readonly OurPlace[] = [...yard, ...cinema, ...work];
export const ourLore: Readonly<Record<string, PlaceLore>> = { ...yardLore, ...cinemaLore, ...workLore };
