import type { Concept } from './concepts.ts';

/**
 * What a well-read person would expect of a place, beyond what its facts say: `!` belongs to it above all,
 * `-` would be out of place there. Whatever the facts mention is added by itself.
 */
export const traits: Readonly<Record<string, string>> = {
  'ancient-olympics':
    'contest! heat! bare! gods glory! crowd loud dust feast stranger -cold -modern -fur -dark -secret -cramped -armour -book -drink -death',
  'battle-of-borodino':
    'war! weapon! smoke! loud! uniform! boss glory death horse crowd toil noble cold -quiet -sea -music -feast -bare -secret -modern -fur -song',
  'black-death':
    'ill! death! gods quiet fire dark stranger plain trapped -feast -song -sea -contest -modern -glory -loot -sky -music',
  'cannibal-tribe':
    'fire! kin! feast! heat sea forest beast music song bare feather stranger! death drink -cold -uniform -book -coin -armour -modern -horse -law -noble',
  caravan:
    'road! beast! heat! dust! coin! loot stars plain fancy stranger -sea -wet -forest -modern -uniform -armour -cold -music -cramped -book -sky',
  'druid-circle':
    'gods! forest! stone! fire smoke song secret! stars wet drink quiet weapon dark -war -modern -sea -coin -uniform -heat -dust -horse -crowd -contest',
  'french-revolution':
    'revolt! crowd! loud! death! speech law song noble weapon fire plain war secret stone -quiet -sea -forest -modern -fur -bare -sky -hill -contest',
  'gold-rush-camp':
    'coin! toil! cold wet! plain hill stone drink brawl beast stranger loot fire music -noble -gods -fancy -modern -uniform -sea -sky -glory -speech -feast',
  'great-war-airship':
    'sky! war! modern! cold! wind! dark cramped! uniform loud boss fire stars -horse -feast -crowd -gods -fancy -dust -forest -stone -sea -bare -armour -noble -heat',
  'hippie-festival':
    'music! song! love! crowd! wet bare drink! stars fire fancy revolt modern smoke -war -boss -uniform -armour -weapon -noble -law -secret -cold -gods -toil -death',
  'hot-air-balloon':
    'sky! wind! cramped! fire! cold feast noble quiet glory stranger -horse -sea -war -weapon -music -crowd -forest -dust -secret -uniform -brawl -dark -stone',
  'knights-tournament':
    'armour! horse! contest! noble! weapon! glory love feast crowd loud music brawl drink -sea -modern -quiet -secret -sky -dark -cold -bare -ill',
  'leonardos-workshop':
    'art! school boss book! toil coin love modern secret noble sky feast stone -war -horse -sea -crowd -cold -fire -gods -brawl -road -armour -uniform -death -wet',
  'lunar-station':
    'modern! cramped! stars! quiet uniform trapped plain stone dust cold boss sky book -horse -fire -weapon -wet -wind -forest -crowd -sea -smoke -drink -beast -noble -gods -brawl -coin -loot',
  'musketeer-company':
    'weapon! noble! brawl! horse! drink! feather glory love fancy war uniform secret song -quiet -modern -fur -cold -bare -sea -toil -plain -sky -forest -school',
  'neanderthal-cave':
    'fur! stone! fire! cold! kin! beast! dark weapon cramped smoke plain art -coin -modern -book -noble -uniform -fancy -horse -music -armour -drink -law -speech -sea -crowd',
  'ninja-school':
    'secret! school! dark! quiet! weapon! boss plain wet uniform stars stone -loud -crowd -feast -coin -modern -horse -sea -music -song -noble -revolt -heat',
  'pyramid-construction':
    'toil! stone! heat! dust! crowd boss! noble gods sea beast death bare plain loud song -cold -forest -wet -modern -music -secret -fur -quiet -armour -horse -weapon',
  'rebel-camp':
    'revolt! forest! weapon! war! secret! heat wet book modern plain boss fire smoke uniform beast hill trapped -noble -fancy -gods -feast -cold -sea -armour -contest -coin',
  'robin-hoods-band':
    'forest! weapon! loot! coin secret feast drink song fire brawl feather contest law stranger horse love -modern -sea -cold -book -uniform -dust -armour -stone -gods',
  'roman-senate':
    'speech! noble! law! book crowd stone secret! weapon death heat fancy brawl gods feast -sea -forest -fire -cold -modern -fur -toil -horse -wet -music -war -smoke',
  saloon:
    'drink! horse! brawl! weapon! music! contest coin dust! law smoke song stranger! love death heat -sea -gods -quiet -noble -uniform -armour -cold -forest -school -war -book -kin -sky',
  'shaolin-monastery':
    'gods! school! quiet! hill! uniform! boss weapon brawl plain bare stone kin cold -drink -coin -modern -loud -sea -love -fancy -war -noble -feast -horse -contest -loot -song',
  'spanish-inquisition':
    'gods! law! fire! secret! dark book! boss noble trapped death quiet stone loot speech stranger -music -song -sea -contest -feast -modern -sky -forest -horse -revolt -bare -love -wind',
  speakeasy:
    'drink! music! secret! song! dark smoke! coin law fancy modern brawl love weapon stranger crowd loud -horse -sea -gods -cold -forest -war -armour -fur -toil -quiet -stone -wind -noble -dust',
  'tank-battle':
    'war! modern! cramped! loud! uniform smoke heat cold boss weapon fire death plain dust armour -horse -sea -noble -feast -quiet -music -gods -fancy -love -crowd -forest -sky -coin -drink -bare',
  'trojan-war':
    'war! weapon! sea! gods! armour! glory love! stone secret horse bare noble fire heat loot brawl boss dust -modern -cold -fur -uniform -book -coin -quiet -sky -ill -wet -school',
  'turkish-harem':
    'fancy! love! noble! trapped! secret! feast heat! music song kin quiet boss drink wet school -war -weapon -horse -toil -cold -fur -sea -modern -armour -forest -dust -brawl -road -smoke -plain',
  'viking-longship':
    'sea! cold! wet! wind! weapon! loot! gods song fur! stars armour beast kin toil plain drink glory war brawl -modern -book -fancy -heat -dust -quiet -noble -horse -school -stone -forest',
  wigwam:
    'kin! fire! fur! smoke! forest feather beast! weapon music song gods quiet cold sea stars boss cramped -horse -modern -book -noble -coin -stone -armour -uniform -law -crowd -fancy -loud -contest',
};

export type Fit = 'core' | 'has' | 'open' | 'never';

/** A place's expectations, read from its line. */
export function expectations(line: string): Map<Concept, Fit> {
  const fits = new Map<Concept, Fit>();
  for (const word of line.split(' ')) {
    const fit: Fit = word.endsWith('!') ? 'core' : word.startsWith('-') ? 'never' : 'has';
    // A test holds every word of the lines against the list of concepts.
    fits.set(word.replace(/^-|!$/, '') as Concept, fit);
  }
  return fits;
}
