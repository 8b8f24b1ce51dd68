import type { Fact, Place } from '../places/place.ts';
import type { Landscape } from './landscape.ts';

/** A place of one of our packs besides the box: its picture is put together of layers. */
export interface OurPlace extends Place {
  readonly landscape: Landscape;
}

/** What bots know of it: apart from the place, since no screen shows it and a phone need not load it. */
export interface PlaceLore {
  /** As in `bot/placeTruth.ts`. */
  readonly truth: string;
  readonly facts: readonly Fact[];
}
