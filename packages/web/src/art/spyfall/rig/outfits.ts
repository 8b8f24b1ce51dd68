import type { Garb } from './figure';
import { seeded } from './geometry';
import type { Pose } from './poses';
import type { Hat, Thing } from './wardrobe';

export interface Outfit {
  readonly hat: Hat;
  readonly garb: Garb;
  readonly thing: Thing;
  readonly pose: Pose;
}

/** Who is who at a place, in the order of its roles: hat, garb and what is in the hand. */
const PEOPLE: Readonly<Record<string, string>> = {
  'ancient-olympics':
    'none bare torch, none robe staff, none bare none, laurel robe scroll, none tunic goblet, none kilt staff, shaggy robe book',
  'battle-of-borodino':
    'shako coat sword, bicorne coat basket, shako coat drum, bun dress mug, fedora coat staff, bicorne coat scroll, shako coat torch',
  'black-death':
    'beak robe crook, hood robe scroll, hood cape basket, cap coat sack, hood robe lantern, hood cape staff, beret coat book',
  'cannibal-tribe':
    'feathers tunic spear, hair tunic pan, bicorne coat goblet, feathers robe torch, pith robe book, hair tunic drum, hair dress basket',
  caravan:
    'turban robe staff, turban robe sack, turban cape lantern, turban cape spear, beret coat scroll, turban robe book, veil dress lantern',
  'druid-circle':
    'shaggy robe crook, hood robe scroll, laurel robe guitar, hood robe basket, shaggy tunic sword, horns cape spear, veil robe torch',
  'french-revolution':
    'bun dress fan, phrygian coat flag, cap tunic pan, phrygian dress basket, bicorne coat scroll, bicorne coat drum, hair coat none',
  'gold-rush-camp':
    'shaggy coat pick, cowboy coat spade, cap coat pan, fedora coat sack, hood coat lantern, cap coat scroll, bun coat pick',
  'great-war-airship':
    'cap cape none, goggles coat none, goggles coat lantern, cap coat scroll, helmet coat book, cap coat basket, helmet coat flag',
  'hippie-festival':
    'shaggy coat guitar, cap coat spade, hair coat none, fedora coat none, cowboy coat none, cap coat scroll, bun dress pan',
  'hot-air-balloon':
    'plume coat goblet, cap coat torch, hair robe lantern, shaggy robe none, bicorne coat scroll, beret coat book, hood cape basket',
  'knights-tournament':
    'robin tunic flag, cap tunic shield, veil dress fan, robin cape guitar, none tunic pick, hood tunic basket, helm cape sword',
  'leonardos-workshop':
    'beret tunic goblet, bun dress fan, plume coat scroll, cap coat fan, hood coat basket, hood robe book, beret coat pick',
  'lunar-station':
    'space tunic scroll, space tunic basket, space tunic lantern, space tunic flag, space tunic pick, space tunic book, space tunic spade',
  'musketeer-company':
    'plume cape rapier, plume cape sword, cap coat basket, plume cape goblet, cap coat mug, plume cape scroll, veil dress scroll',
  'neanderthal-cave':
    'shaggy tunic torch, hair tunic staff, shaggy tunic shield, shaggy tunic axe, hair tunic crook, shaggy tunic spear, hair tunic basket',
  'ninja-school':
    'mask tunic sword, mask tunic scroll, mask tunic staff, none tunic pan, none tunic pick, kasa tunic spade, kasa robe sword',
  'pyramid-construction':
    'nemes robe scroll, nemes tunic staff, none kilt pick, nemes kilt book, none robe crook, none kilt sack, nemes kilt fan',
  'rebel-camp':
    'beret coat rifle, shaggy coat book, bun coat none, cowboy coat staff, fedora coat scroll, cap coat basket, cowboy coat sack',
  'robin-hoods-band':
    'none tunic staff, hood robe goblet, robin cape guitar, robin tunic basket, veil dress fan, hood coat sack, beret coat mug',
  'roman-senate':
    'laurel robe scroll, laurel cape none, hood robe sword, none robe book, none robe goblet, none robe staff, hood robe basket',
  saloon:
    'fedora coat none, cowboy coat rifle, fedora coat fan, none coat mug, bun dress rifle, cowboy coat sack, fedora coat spade',
  'shaolin-monastery':
    'none robe staff, none tunic spade, none tunic pan, shaggy robe none, kasa coat fan, shaggy tunic sword, none robe scroll',
  'spanish-inquisition':
    'hood robe scroll, cap coat lantern, shaggy robe goblet, veil dress basket, hood robe book, none coat torch, turban robe scroll',
  speakeasy:
    'fedora coat none, cap coat lantern, bun dress fan, fedora coat scroll, none coat goblet, fedora coat rifle, cap coat sack',
  'tank-battle':
    'helmet coat none, goggles tunic none, helmet coat rifle, cap coat flag, helmet coat book, cap coat scroll, goggles coat pick',
  'trojan-war':
    'crest tunic shield, veil dress fan, none tunic axe, veil robe torch, laurel robe guitar, none kilt staff, crest cape spear',
  'turkish-harem':
    'veil robe goblet, turban robe lantern, veil dress guitar, turban coat basket, turban tunic sword, bun dress fan, veil dress scroll',
  'viking-longship':
    'horns cape sword, shaggy tunic guitar, horns bare axe, hood cape lantern, horns tunic shield, none robe book, shaggy tunic staff',
  wigwam:
    'hair tunic spear, hair robe crook, feathers tunic axe, hair dress goblet, cap coat sack, feathers dress basket, hair tunic staff',
};

/** In places of somebody's own anybody may stand. */
const STRANGERS: readonly string[] = [
  'fedora coat book',
  'cap coat lantern',
  'hair tunic basket',
  'bun dress book',
  'bun dress lantern',
];

/** What is held up high; everything else would look like a club there. */
const RAISED: readonly Thing[] = ['sword', 'rapier', 'torch', 'goblet', 'mug'];

function stranger(role: string): string {
  const next = seeded(role);
  next();
  return STRANGERS[Math.floor(next() * STRANGERS.length)]!;
}

export function outfit(place: string, role: string): Outfit {
  const someone = PEOPLE[place]?.split(', ')[Number(role.slice(place.length + 1)) - 1] ?? stranger(role);
  const [hat, garb, thing] = someone.split(' ') as [Hat, Garb, Thing];
  return { hat, garb, thing, pose: RAISED.includes(thing) ? 'hail' : 'hold' };
}
