import { ancientOlympics } from './ancient-olympics.ts';
import { battleOfBorodino } from './battle-of-borodino.ts';
import { blackDeath } from './black-death.ts';
import { cannibalTribe } from './cannibal-tribe.ts';
import { caravan } from './caravan.ts';
import { druidCircle } from './druid-circle.ts';
import { frenchRevolution } from './french-revolution.ts';
import { goldRushCamp } from './gold-rush-camp.ts';
import { greatWarAirship } from './great-war-airship.ts';
import { hippieFestival } from './hippie-festival.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';
import { knightsTournament } from './knights-tournament.ts';
import { leonardosWorkshop } from './leonardos-workshop.ts';
import { lunarStation } from './lunar-station.ts';
import { musketeerCompany } from './musketeer-company.ts';
import { neanderthalCave } from './neanderthal-cave.ts';
import { ninjaSchool } from './ninja-school.ts';
import { pyramidConstruction } from './pyramid-construction.ts';
import { rebelCamp } from './rebel-camp.ts';
import { robinHoodsBand } from './robin-hoods-band.ts';
import { romanSenate } from './roman-senate.ts';
import { saloon } from './saloon.ts';
import { shaolinMonastery } from './shaolin-monastery.ts';
import { spanishInquisition } from './spanish-inquisition.ts';
import { speakeasy } from './speakeasy.ts';
import { tankBattle } from './tank-battle.ts';
import { trojanWar } from './trojan-war.ts';
import { turkishHarem } from './turkish-harem.ts';
import { vikingLongship } from './viking-longship.ts';
import { wigwam } from './wigwam.ts';

/** SP-1: the thirty locations of the box, in the order of their names. */
export const places = [
  ancientOlympics,
  battleOfBorodino,
  blackDeath,
  cannibalTribe,
  caravan,
  druidCircle,
  frenchRevolution,
  goldRushCamp,
  greatWarAirship,
  hippieFestival,
  hotAirBalloon,
  knightsTournament,
  leonardosWorkshop,
  lunarStation,
  musketeerCompany,
  neanderthalCave,
  ninjaSchool,
  pyramidConstruction,
  rebelCamp,
  robinHoodsBand,
  romanSenate,
  saloon,
  shaolinMonastery,
  spanishInquisition,
  speakeasy,
  tankBattle,
  trojanWar,
  turkishHarem,
  vikingLongship,
  wigwam,
] as const;

export type PlaceId = (typeof places)[number]['id'];

export const placeIds: readonly PlaceId[] = places.map((place) => place.id);
