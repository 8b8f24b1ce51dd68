import type { Concept } from './concepts.ts';
import { parseLine } from './parseLine.ts';

/** What kind of part somebody plays: enough to colour the talk, too little to name the place. */
export const stations = ['chief', 'servant', 'fighter', 'maker', 'thinker', 'outsider'] as const;
export type Station = (typeof stations)[number];

const byConcept: Readonly<Partial<Record<Concept, Station>>> = {
  boss: 'chief',
  noble: 'chief',
  war: 'fighter',
  weapon: 'fighter',
  armour: 'fighter',
  brawl: 'fighter',
  art: 'maker',
  toil: 'maker',
  music: 'maker',
  modern: 'maker',
  gods: 'thinker',
  book: 'thinker',
  ill: 'thinker',
  school: 'thinker',
  speech: 'thinker',
  stranger: 'outsider',
  trapped: 'outsider',
};

const byWord: readonly (readonly [RegExp, Station])[] = [
  [
    /капитан|вожак|вождь|хозя|командир|мастер|глав|жрец|магистр|captain|chief|owner|head |master|leader|judge|marquis|sheriff|dictator|tribune|abbot|prior\b|jarl|overseer|senator|navigator|helmsman/i,
    'chief',
  ],
  [
    /слуг|повар|повариха|уборщ|оруженос|прислуж|паж|служан|подавальщ|servant|cook|page|maid|squire|sweep|waiter|carrier|baker|seller|vendor|pedlar|innkeeper|barkeep|loader|stoker|doorman|canteen|rower|oarsman|gardener|keeper/i,
    'servant',
  ],
  [
    /воин|боец|стражн|стрел|рыцар|борец|гвард|разведч|охотн|warrior|guard|archer|knight|fighter|scout|hunter|hussar|gunner|wrestler|samurai|cowboy|gangster|berserker|tracker|bandit|lookout/i,
    'fighter',
  ],
  [
    /плотник|кузнец|каменщик|механик|ткач|портн|строител|музыкант|художн|carpenter|smith|mason|mechanic|weaver|tailor|builder|knitter|wigmaker|architect|sculptor|alchemist|apprentice|saxophonist|singer|dancer|minstrel|bard\b|drummer/i,
    'maker',
  ],
  [
    /лекар|врач|писар|учён|философ|поэт|монах|шаман|doctor|scribe|scholar|philosopher|poet|monk|shaman|healer|surgeon|physician|astrologer|seer|diviner|prophet|missionary|friar|botanist|geologist|psychologist|copyist|orator|storyteller|wise/i,
    'thinker',
  ],
  [
    /гость|торгов|купец|пленник|новичок|путеш|зрител|турист|guest|merchant|prisoner|newcomer|traveller|spectator|trader|pilgrim|stowaway|tourist|runaway|gentleman|foreign|undercover|gambler|beginner|guide|neighbour|conspirator/i,
    'outsider',
  ],
];

/** The kind of part a role is, by its words; null where they do not tell. */
export function stationOf(role: string): Station | null {
  const named = byWord.find(([pattern]) => pattern.test(role))?.[1];
  if (named) return named;
  for (const concept of parseLine(role).concepts.keys()) if (byConcept[concept]) return byConcept[concept];
  return null;
}
