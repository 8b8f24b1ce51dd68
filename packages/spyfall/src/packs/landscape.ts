import { type Codec, object, oneOf } from '@tasovka/kernel';

/** The inks of a landscape: a time of day, a season, or a lamp. */
export const lights = [
  'morning',
  'noon',
  'summer',
  'autumn',
  'sunset',
  'evening',
  'night',
  'neon',
  'winter',
  'lamp',
  'sea',
  'storm',
] as const;

/** What is far away, or the wall of a room. */
export const backdrops = [
  'hills',
  'blocks',
  'city',
  'forest',
  'sea',
  'peaks',
  'field',
  'palms',
  'window',
  'wallpaper',
  'tiles',
  'shelves',
  'arches',
  'curtain',
  'stars',
  'jungle',
  'deep',
] as const;

/** What a place is known by: one thing in the middle. */
export const things = [
  // Our yard
  'swing',
  'garage',
  'stairs',
  'lift',
  'loaves',
  'trays',
  'tooth',
  'sledge',
  'stall',
  'cottage',
  'minibus',
  'barber',
  'piano',
  'washtub',
  'boxes',
  'dogs',
  'ladder',
  'fir',
  'aerials',
  'parcels',
  // Movies without titles
  'ghost',
  'raft',
  'diamond',
  'barricade',
  'volcano',
  'dinosaur',
  'desk',
  'fireplace',
  'saucer',
  'gavel',
  'bridge',
  'chandelier',
  'idol',
  'ring',
  'tram',
  'castle',
  'monster',
  'wreck',
  'robot',
  'hut',
  // Work and holidays
  'computers',
  'headset',
  'fire-engine',
  'pizza',
  'lighthouse',
  'weather',
  'suitcases',
  'bouquet',
  'hives',
  'interview',
  'ski-lift',
  'tent',
  'slide',
  'buffet',
  'microphone',
  'rod',
  'elephant',
  'lamps',
  'booth',
  'surfboard',
] as const;

/** What lies before one's feet. */
export const fronts = [
  'grass',
  'floor',
  'planks',
  'snow',
  'water',
  'sand',
  'flowers',
  'puddles',
  'cat',
  'pigeons',
  'bench',
  'crowd',
  'table',
  'carpet',
] as const;

export type Light = (typeof lights)[number];
export type Backdrop = (typeof backdrops)[number];
export type LandscapeThing = (typeof things)[number];
export type Front = (typeof fronts)[number];

/** A picture put together of layers, for places that have no scene of their own. */
export interface Landscape {
  readonly light: Light;
  readonly backdrop: Backdrop;
  readonly thing: LandscapeThing;
  readonly front: Front;
}

export const landscapeCodec: Codec<Landscape> = object({
  light: oneOf(...lights),
  backdrop: oneOf(...backdrops),
  thing: oneOf(...things),
  front: oneOf(...fronts),
});
