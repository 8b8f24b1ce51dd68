/** When the places of the box are; of those that a table brings nobody knows. A test compares it with their postcards. */
export const placeYears: Readonly<Record<string, number>> = {
  'ancient-olympics': -472,
  'battle-of-borodino': 1812,
  'black-death': 1348,
  'cannibal-tribe': 1774,
  caravan: 1275,
  'druid-circle': -50,
  'french-revolution': 1792,
  'gold-rush-camp': 1898,
  'great-war-airship': 1916,
  'hippie-festival': 1969,
  'hot-air-balloon': 1783,
  'knights-tournament': 1390,
  'leonardos-workshop': 1503,
  'lunar-station': 2069,
  'musketeer-company': 1625,
  'neanderthal-cave': -40_000,
  'ninja-school': 1580,
  'pyramid-construction': -2560,
  'rebel-camp': 1958,
  'robin-hoods-band': 1193,
  'roman-senate': -44,
  saloon: 1876,
  'shaolin-monastery': 1550,
  'spanish-inquisition': 1490,
  speakeasy: 1926,
  'tank-battle': 1943,
  'trojan-war': -1184,
  'turkish-harem': 1580,
  'viking-longship': 793,
  wigwam: 1650,
};

/** How far a guess was from the place, in years; 0 where nobody knows. */
export function yearsBetween(one: string, other: string): number {
  const [a, b] = [one, other].map((place) => (Object.hasOwn(placeYears, place) ? placeYears[place] : undefined));
  return a === undefined || b === undefined ? 0 : Math.abs(a - b);
}
