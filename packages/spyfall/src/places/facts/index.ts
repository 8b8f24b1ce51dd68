import type { PlaceId } from '../index.ts';
import type { Fact } from '../place.ts';
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

/** By place: what bots know of it. Apart from the places, since no screen shows it and a phone need not load it. */
export const facts: Readonly<Record<PlaceId, readonly Fact[]>> = {
  'ancient-olympics': ancientOlympics,
  'battle-of-borodino': battleOfBorodino,
  'black-death': blackDeath,
  'cannibal-tribe': cannibalTribe,
  caravan,
  'druid-circle': druidCircle,
  'french-revolution': frenchRevolution,
  'gold-rush-camp': goldRushCamp,
  'great-war-airship': greatWarAirship,
  'hippie-festival': hippieFestival,
  'hot-air-balloon': hotAirBalloon,
  'knights-tournament': knightsTournament,
  'leonardos-workshop': leonardosWorkshop,
  'lunar-station': lunarStation,
  'musketeer-company': musketeerCompany,
  'neanderthal-cave': neanderthalCave,
  'ninja-school': ninjaSchool,
  'pyramid-construction': pyramidConstruction,
  'rebel-camp': rebelCamp,
  'robin-hoods-band': robinHoodsBand,
  'roman-senate': romanSenate,
  saloon,
  'shaolin-monastery': shaolinMonastery,
  'spanish-inquisition': spanishInquisition,
  speakeasy,
  'tank-battle': tankBattle,
  'trojan-war': trojanWar,
  'turkish-harem': turkishHarem,
  'viking-longship': vikingLongship,
  wigwam,
};
