import { placeIds } from '../places/index.ts';

/** The packs of ours that a table can mix; `box` is the thirty places of the box. */
export const packNames = ['box', 'yard', 'cinema', 'work'] as const;
export type PackName = (typeof packNames)[number];
/** The packs besides the box: their words are loaded when a table plays with them. */
export type MorePack = Exclude<PackName, 'box'>;
export const morePacks: readonly MorePack[] = ['yard', 'cinema', 'work'];

const ids = (names: string): readonly string[] => names.split(/\s+/);

/** The names of the places of each pack: all that the rules need to know of them. */
export const placesIn: Readonly<Record<PackName, readonly string[]>> = {
  box: placeIds,
  yard: ids(
    `playground garages stairwell stuck-lift bakery school-canteen dentists-waiting-room sledding-hill farmers-market
summer-house minibus hairdressers music-school bathhouse housewarming dog-park renovation new-years-eve rooftop post-office`,
  ),
  cinema: ids(
    `haunted-house desert-island diamond-heist zombie-shelter villains-lair dinosaur-valley detective-agency manor-mystery
alien-landing courtroom-drama starship-bridge palace-ball temple-of-traps boxing-ring runaway-tram vampires-castle
monster-in-the-city sunken-ship robot-uprising hut-in-the-forest`,
  ),
  work: ids(
    `open-plan-office call-centre fire-station pizza-kitchen lighthouse weather-studio lost-luggage flower-shop apiary
job-interview ski-lift campsite water-park buffet karaoke fishing-trip safari souvenir-bazaar passport-control surf-camp`,
  ),
};

export const packOf = (place: string): PackName | undefined => packNames.find((name) => placesIn[name].includes(place));

/** What a table chose of places: packs of ours, its own pack's places, and those crossed out. */
export interface ChosenPlaces {
  readonly packs?: readonly PackName[] | undefined;
  readonly without?: readonly string[] | undefined;
  /** The names of the places of the table's own pack. */
  readonly own?: readonly string[] | undefined;
}

/** The box alone where nothing is chosen and nothing was brought: most tables. */
export const packsOf = ({ packs, own }: ChosenPlaces): readonly PackName[] => packs ?? (own ? [] : ['box']);

/** All places of the chosen packs, also those crossed out; a place of the table's own stands for ours of the same name. */
export function offeredPlaces(chosen: ChosenPlaces): readonly string[] {
  const own = chosen.own ?? [];
  return [...own, ...packsOf(chosen).flatMap((pack) => placesIn[pack].filter((id) => !own.includes(id)))];
}

/** The places that are played with. */
export function chosenPlaces(chosen: ChosenPlaces): readonly string[] {
  const out = new Set(chosen.without);
  return offeredPlaces(chosen).filter((id) => !out.has(id));
}
