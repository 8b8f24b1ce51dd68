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

/** What people wear and carry at a place: hats, garbs, things. */
const RACKS: Readonly<Record<string, readonly [string, string, string]>> = {
  'battle-of-borodino': ['shako bicorne shako cap', 'coat', 'musket flag drum sword'],
  wigwam: ['feathers hair feathers', 'tunic robe', 'spear crook basket axe'],
  'hot-air-balloon': ['plume bicorne bun cap', 'coat dress', 'scroll goblet lantern'],
  'spanish-inquisition': ['cone hood none', 'robe', 'book torch scroll crook'],
  caravan: ['turban veil turban', 'robe cape', 'staff sack lantern'],
  'druid-circle': ['hood shaggy laurel', 'robe', 'crook torch goblet'],
  'lunar-station': ['space', 'tunic', 'spade scroll lantern'],
  'leonardos-workshop': ['beret hood bun', 'robe coat dress', 'scroll book fan'],
  'shaolin-monastery': ['none kasa none', 'robe tunic', 'staff book basket'],
  speakeasy: ['fedora cap bun', 'coat dress', 'mug goblet guitar'],
  'musketeer-company': ['plume', 'cape', 'rapier goblet scroll'],
  'knights-tournament': ['helm hood bun robin', 'cape tunic dress', 'sword flag goblet drum'],
  'trojan-war': ['crest', 'tunic cape', 'spear sword shield torch'],
  'turkish-harem': ['turban veil', 'robe dress', 'fan goblet basket'],
  'hippie-festival': ['hair shaggy cap', 'coat dress', 'guitar flag drum'],
  'great-war-airship': ['goggles cap helmet', 'coat', 'scroll rifle lantern'],
  'ancient-olympics': ['laurel none crest', 'bare tunic', 'torch spear shield'],
  'roman-senate': ['laurel none crest', 'robe', 'scroll goblet book'],
  'gold-rush-camp': ['cowboy cap shaggy', 'coat', 'pick spade sack'],
  'rebel-camp': ['beret cap shaggy', 'coat', 'rifle flag book'],
  'viking-longship': ['horns shaggy horns', 'tunic cape', 'axe spear shield mug'],
  'robin-hoods-band': ['robin hood robin', 'tunic cape', 'sword staff goblet'],
  'neanderthal-cave': ['shaggy hair', 'tunic', 'spear torch axe'],
  'cannibal-tribe': ['feathers hair pith', 'tunic', 'spear drum torch'],
  saloon: ['cowboy bun cowboy', 'coat dress', 'mug rifle guitar'],
  'tank-battle': ['helmet goggles cap', 'coat', 'rifle flag scroll'],
  'pyramid-construction': ['nemes none nemes', 'tunic bare', 'staff scroll pick'],
  'french-revolution': ['phrygian bicorne bun', 'coat dress', 'flag musket torch'],
  'ninja-school': ['mask kasa', 'tunic', 'sword staff scroll'],
  'black-death': ['beak hood veil', 'robe cape', 'lantern crook basket'],
};

/** A trade that everybody knows by its tool, in both languages of the table. */
const TOOLS: readonly (readonly [RegExp, Thing])[] = [
  [/cook|chef|повар|стряпух|кашевар/i, 'pan'],
  [/drum|барабан/i, 'drum'],
  [/flag|standard|banner|знамен/i, 'flag'],
  [/monk|priest|chaplain|монах|священ|жрец|капеллан/i, 'book'],
  [/scribe|clerk|poet|писар|поэт|летопис|учён/i, 'scroll'],
  [/music|minstrel|bard|guitar|музык|менестрел|гитар/i, 'guitar'],
  [/servant|waiter|bartend|слуг|официант|бармен|кравч/i, 'goblet'],
  [/merchant|trader|smuggl|thief|купец|торгов|контрабанд|вор/i, 'sack'],
  [/doctor|healer|herbal|лекар|врач|знахар/i, 'basket'],
  [/shield|щитонос/i, 'shield'],
];

const POSES: readonly Pose[] = ['hold', 'hail', 'hold'];

export function outfit(place: string, role: string): Outfit {
  const next = seeded(`${place}/${role}`);
  next();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const [hats, garbs, things] = RACKS[place] ?? ['fedora cap hair bun', 'coat dress tunic', 'book lantern basket'];
  const hat = pick(hats.split(' ')) as Hat;
  // A bun belongs to a dress and a dress to a bun or veil, wherever both hang on the rack.
  const dressed = garbs.includes('dress') && (hat === 'bun' || hat === 'veil');
  const garb = dressed ? 'dress' : (pick(garbs.split(' ').filter((kind) => kind !== 'dress')) as Garb);
  const tool = TOOLS.find(([word]) => word.test(role))?.[1];
  return { hat, garb, thing: tool ?? (pick(things.split(' ')) as Thing), pose: pick(POSES) };
}
