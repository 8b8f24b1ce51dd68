import type { Landscape } from '@tasovka/spyfall/landscape';
import { packOf } from '@tasovka/spyfall/packIds';
import type { PlaceId } from '@tasovka/spyfall/places';
import type { Component } from 'svelte';
import type { Ink, Inks } from './inks';

/** Sky, far, middle and near ink of every place we have drawn. */
const INKS: Readonly<Record<PlaceId, string>> = {
  'battle-of-borodino': 'butter coral moss night',
  wigwam: 'apricot coral brick plum',
  'hot-air-balloon': 'sky butter coral night',
  'spanish-inquisition': 'brick coral butter plum',
  caravan: 'apricot butter coral brick',
  'druid-circle': 'lagoon butter pine night',
  'lunar-station': 'night lagoon sand plum',
  'leonardos-workshop': 'butter sand brick plum',
  'shaolin-monastery': 'butter apricot coral pine',
  speakeasy: 'plum brick apricot night',
  'musketeer-company': 'sky rose coral night',
  'knights-tournament': 'sky moss coral night',
  'trojan-war': 'apricot sand brick plum',
  'turkish-harem': 'lagoon apricot coral plum',
  'hippie-festival': 'apricot butter coral lagoon',
  'great-war-airship': 'night lagoon butter plum',
  'ancient-olympics': 'sky butter apricot brick',
  'roman-senate': 'rose butter brick plum',
  'gold-rush-camp': 'butter lagoon moss plum',
  'rebel-camp': 'moss butter coral pine',
  'viking-longship': 'sky lagoon coral night',
  'robin-hoods-band': 'butter moss coral pine',
  'neanderthal-cave': 'apricot butter brick plum',
  'cannibal-tribe': 'coral apricot moss plum',
  saloon: 'apricot butter brick plum',
  'tank-battle': 'rose sand moss plum',
  'pyramid-construction': 'sky butter sand brick',
  'french-revolution': 'rose lagoon coral night',
  'ninja-school': 'night lagoon butter plum',
  'black-death': 'moss sand pine plum',
};

const isDrawn = (place: string): place is PlaceId => Object.hasOwn(INKS, place);

/** Undefined for a place of a custom pack. */
export function inksOf(place: string): Inks | undefined {
  if (!isDrawn(place)) return undefined;
  const [sky, far, mid, near] = INKS[place].split(' ') as Ink[];
  return [sky!, far!, mid!, near!];
}

/** The picture of a place; a place of a custom pack has none. */
export async function scene(place: string): Promise<Component | undefined> {
  const { SCENES } = await import('./scenes');
  return isDrawn(place) ? (await SCENES[place]()).default : undefined;
}

/** The layers of a place of our packs besides the box: its pack is loaded for it. Undefined for any other place. */
export async function ourLandscape(place: string): Promise<Landscape | undefined> {
  const pack = packOf(place);
  if (pack === undefined || pack === 'box') return undefined;
  const { loadPlaces } = await import('@tasovka/spyfall/packPlaces');
  return (await loadPlaces(pack)).find(({ id }) => id === place)?.landscape;
}

/** Loaded together with the rig, not with the table. */
export async function roleFigure(): Promise<Component<{ place: string; role: string }>> {
  return (await import('./Role.svelte')).default;
}
