import type { Component } from 'svelte';
import type { Inks } from './inks';

interface Place {
  readonly inks: Inks;
  readonly load: () => Promise<{ default: Component }>;
}

export const PLACES: Readonly<Record<string, Place>> = {
  'battle-of-borodino': { inks: ['butter', 'coral', 'moss', 'night'], load: () => import('./scenes/battle-of-borodino.svelte') },
  'wigwam': { inks: ['apricot', 'coral', 'brick', 'plum'], load: () => import('./scenes/wigwam.svelte') },
  'hot-air-balloon': { inks: ['sky', 'butter', 'coral', 'night'], load: () => import('./scenes/hot-air-balloon.svelte') },
  'spanish-inquisition': { inks: ['brick', 'coral', 'butter', 'plum'], load: () => import('./scenes/spanish-inquisition.svelte') },
  'caravan': { inks: ['apricot', 'butter', 'coral', 'brick'], load: () => import('./scenes/caravan.svelte') },
  'druid-circle': { inks: ['lagoon', 'butter', 'pine', 'night'], load: () => import('./scenes/druid-circle.svelte') },
  'lunar-station': { inks: ['night', 'lagoon', 'sand', 'plum'], load: () => import('./scenes/lunar-station.svelte') },
  'leonardos-workshop': { inks: ['butter', 'sand', 'brick', 'plum'], load: () => import('./scenes/leonardos-workshop.svelte') },
  'shaolin-monastery': { inks: ['butter', 'apricot', 'coral', 'pine'], load: () => import('./scenes/shaolin-monastery.svelte') },
  'speakeasy': { inks: ['plum', 'brick', 'apricot', 'night'], load: () => import('./scenes/speakeasy.svelte') },
  'musketeer-company': { inks: ['sky', 'rose', 'coral', 'night'], load: () => import('./scenes/musketeer-company.svelte') },
  'knights-tournament': { inks: ['sky', 'moss', 'coral', 'night'], load: () => import('./scenes/knights-tournament.svelte') },
  'trojan-war': { inks: ['apricot', 'sand', 'brick', 'plum'], load: () => import('./scenes/trojan-war.svelte') },
  'turkish-harem': { inks: ['lagoon', 'apricot', 'coral', 'plum'], load: () => import('./scenes/turkish-harem.svelte') },
  'hippie-festival': { inks: ['apricot', 'butter', 'coral', 'lagoon'], load: () => import('./scenes/hippie-festival.svelte') },
  'great-war-airship': { inks: ['night', 'lagoon', 'butter', 'plum'], load: () => import('./scenes/great-war-airship.svelte') },
  'ancient-olympics': { inks: ['sky', 'butter', 'apricot', 'brick'], load: () => import('./scenes/ancient-olympics.svelte') },
  'roman-senate': { inks: ['rose', 'butter', 'brick', 'plum'], load: () => import('./scenes/roman-senate.svelte') },
  'gold-rush-camp': { inks: ['butter', 'lagoon', 'moss', 'plum'], load: () => import('./scenes/gold-rush-camp.svelte') },
  'rebel-camp': { inks: ['moss', 'butter', 'coral', 'pine'], load: () => import('./scenes/rebel-camp.svelte') },
  'viking-longship': { inks: ['sky', 'lagoon', 'coral', 'night'], load: () => import('./scenes/viking-longship.svelte') },
  'robin-hoods-band': { inks: ['butter', 'moss', 'coral', 'pine'], load: () => import('./scenes/robin-hoods-band.svelte') },
  'neanderthal-cave': { inks: ['apricot', 'butter', 'brick', 'plum'], load: () => import('./scenes/neanderthal-cave.svelte') },
  'cannibal-tribe': { inks: ['coral', 'apricot', 'moss', 'plum'], load: () => import('./scenes/cannibal-tribe.svelte') },
  'saloon': { inks: ['apricot', 'butter', 'brick', 'plum'], load: () => import('./scenes/saloon.svelte') },
  'tank-battle': { inks: ['rose', 'sand', 'moss', 'plum'], load: () => import('./scenes/tank-battle.svelte') },
  'pyramid-construction': { inks: ['sky', 'butter', 'sand', 'brick'], load: () => import('./scenes/pyramid-construction.svelte') },
  'french-revolution': { inks: ['rose', 'lagoon', 'coral', 'night'], load: () => import('./scenes/french-revolution.svelte') },
  'ninja-school': { inks: ['night', 'lagoon', 'butter', 'plum'], load: () => import('./scenes/ninja-school.svelte') },
  'black-death': { inks: ['moss', 'sand', 'pine', 'plum'], load: () => import('./scenes/black-death.svelte') },
};

/** Loaded together with the rig, not with the table. */
export async function roleFigure(): Promise<Component<{ place: string; role: string }>> {
  return (await import('./Role.svelte')).default;
}

/** The picture of a place; undefined for a place of a custom pack. */
export async function scene(place: string): Promise<Component | undefined> {
  const known = PLACES[place];
  return known && (await known.load()).default;
}
