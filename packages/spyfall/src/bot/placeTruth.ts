import type { Concept } from './concepts.ts';

/**
 * The one source of truth about our places. `!` belongs to a place above all, a bare word is there, `-` is not there.
 * Whatever a line does not name is a matter of opinion: an honest bot says neither yes nor no to it.
 * Facts are worded freely («денег не дают») and prove nothing against this table.
 */
export const truth: Readonly<Record<string, string>> = {
  'ancient-olympics':
    'contest! heat! bare! gods glory! crowd loud dust feast stranger school weapon road law -cold -modern -fur -dark -secret -armour -book -death -war',
  'battle-of-borodino':
    'war! weapon! smoke! loud! uniform! boss glory death horse crowd toil noble road -quiet -feast -bare -secret -modern -fur',
  'black-death':
    'ill! death! gods quiet fire dark plain trapped beast -feast -song -contest -modern -glory -sky -music -stranger',
  'cannibal-tribe':
    'fire! kin! feast! heat sea forest beast music song bare feather smoke boss stars stranger! death -cold -uniform -book -coin -armour -modern -horse -noble',
  caravan:
    'road! beast! heat! dust! coin! loot stars plain fancy stranger -sea -wet -forest -modern -uniform -armour -cramped -sky',
  'druid-circle':
    'gods! forest! stone! fire smoke song secret! stars wet drink quiet weapon dark school -book -war -modern -sea -coin -uniform -heat -dust -horse -crowd -contest',
  'french-revolution':
    'revolt! crowd! loud! death! speech law song music noble weapon fire plain war secret stone coin book -feast -quiet -sea -forest -modern -fur -bare -sky -hill -contest',
  'gold-rush-camp':
    'coin! toil! cold wet! plain hill stone drink brawl beast stranger loot fire music smoke -noble -gods -fancy -modern -uniform -sky -glory -speech -feast',
  'great-war-airship':
    'sky! war! modern! cold! wind! dark cramped! uniform loud boss stars fur plain -fire -smoke -quiet -horse -feast -crowd -gods -fancy -dust -forest -stone -bare -armour -noble -heat',
  'hippie-festival':
    'music! song! love! crowd! wet bare drink! stars fire fancy revolt modern smoke kin -war -boss -uniform -armour -weapon -noble -law -secret -cold -gods -toil -death',
  'hot-air-balloon':
    'sky! wind! cramped! fire! cold feast noble quiet glory stranger smoke -beast -horse -sea -war -weapon -music -crowd -forest -dust -secret -uniform -brawl -dark -stone',
  'knights-tournament':
    'armour! horse! contest! noble! weapon! glory love feast crowd loud music brawl drink -sea -modern -quiet -secret -sky -dark -cold -bare',
  'leonardos-workshop':
    'art! school boss book! toil coin modern secret noble stone -war -horse -sea -crowd -cold -gods -brawl -road -armour -uniform -death -wet',
  'lunar-station':
    'modern! cramped! stars! uniform trapped plain stone dust cold boss book -feast -horse -fire -weapon -wet -wind -forest -crowd -sea -smoke -drink -beast -noble -gods -brawl -coin -loot',
  'musketeer-company':
    'weapon! noble! brawl! horse! drink! feather glory love fancy war uniform secret song -quiet -modern -cold -bare -sea -toil -plain -sky -forest',
  'neanderthal-cave':
    'fur! stone! fire! cold! kin! beast! dark weapon cramped smoke plain art -stranger -coin -modern -book -noble -uniform -fancy -horse -music -armour -drink -law -speech -sea -crowd',
  'ninja-school':
    'secret! school! dark! quiet! weapon! boss plain wet uniform stars stone -stranger -loud -crowd -feast -modern -horse -sea -music -song -noble -revolt -heat',
  'pyramid-construction':
    'toil! stone! heat! dust! crowd boss! noble gods sea beast death bare plain loud song drink book -cold -forest -wet -modern -music -secret -fur -quiet -armour -horse -weapon',
  'rebel-camp':
    'revolt! forest! weapon! war! secret! heat wet book modern plain boss fire smoke uniform beast hill trapped -stranger -noble -fancy -gods -feast -cold -armour -contest',
  'robin-hoods-band':
    'forest! weapon! loot! coin secret feast drink song fire brawl feather contest law stranger horse love -modern -sea -cold -book -uniform -dust -armour -stone',
  'roman-senate':
    'speech! noble! law! book crowd stone secret! weapon death fancy brawl gods -sea -forest -fire -cold -modern -fur -toil -horse -wet -music -war -smoke',
  saloon:
    'drink! horse! brawl! weapon! music! contest coin dust! law smoke song stranger! love death heat plain wind -sea -gods -quiet -noble -uniform -armour -cold -forest -school -war -book -kin -sky',
  'shaolin-monastery':
    'gods! school! quiet! hill! uniform! boss weapon brawl plain bare stone kin cold road -drink -coin -modern -loud -sea -love -fancy -war -noble -feast -horse -contest -loot -song',
  'spanish-inquisition':
    'gods! law! fire! secret! dark book! boss noble trapped death quiet stone loot speech stranger wet plain -music -song -sea -contest -modern -sky -forest -horse -revolt -bare -love -wind',
  speakeasy:
    'drink! music! secret! song! dark smoke! coin law fancy feather modern brawl love weapon stranger crowd loud -horse -sea -gods -cold -forest -war -armour -fur -toil -quiet -stone -wind -noble -dust',
  'tank-battle':
    'war! modern! cramped! loud! uniform smoke heat cold boss weapon fire death plain dust armour -beast -road -horse -sea -noble -feast -quiet -music -gods -fancy -love -crowd -sky -coin -bare',
  'trojan-war':
    'war! weapon! sea! gods! armour! glory love! stone secret horse bare noble fire heat loot brawl boss dust music wind toil -modern -cold -fur -uniform -book -quiet -sky -wet -school',
  'turkish-harem':
    'fancy! love! noble! trapped! secret! feast heat! music song kin quiet boss school sea -drink -stranger -war -weapon -horse -toil -cold -fur -modern -armour -forest -dust -brawl -road -smoke -plain',
  'viking-longship':
    'sea! cold! wet! wind! weapon! loot! gods song fur! stars armour kin toil plain drink glory war brawl cramped -modern -book -fancy -heat -dust -quiet -noble -horse -school -stone -forest',
  wigwam:
    'kin! fire! fur! smoke! forest feather beast! weapon music song gods quiet cold sea stars boss cramped plain road -secret -horse -modern -book -noble -coin -stone -armour -uniform -law -crowd -fancy -loud -contest',
};

/** How a thing and a place go together; `open` is a matter of opinion. */
export type Fit = 'core' | 'has' | 'open' | 'never';

/** A place's truth, read from its line. */
export function readTruth(line: string): Map<Concept, Fit> {
  const fits = new Map<Concept, Fit>();
  for (const word of line.split(' ')) {
    const fit: Fit = word.endsWith('!') ? 'core' : word.startsWith('-') ? 'never' : 'has';
    // A test holds every word of the lines against the list of concepts.
    if (word !== '') fits.set(word.replace(/^-|!$/, '') as Concept, fit);
  }
  return fits;
}
