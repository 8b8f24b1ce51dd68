import type { Concept } from './concepts.ts';

/** What people type for a thing besides the words of a book: slang, short forms, the other aspect of a verb. */
export const slang: Readonly<Partial<Record<Concept, string>>> = {
  war: 'войнушк воюют= воюете= фронт= окоп бомб enemies= trench bomb воюем= война= войны= солдаты= army= battle=',
  weapon:
    'огнестрел пушка= пушки= ствол= стволы= ножик волын стреля пулял винтовк автомат= сабл клинок оружее blade knife knives= gunfire ножом= мечом оружия= ружье= ружья= гранат пистик пушку= снайпер knife= rifles= swords= armed= bullets= вооруж',
  armour: 'броня= броню= бронежил железяк chainmail каска= каску= helmets=',
  horse: 'лошадк коняш кобыл наездн пони= ponies= pony= horseback',
  beast:
    'зверюг зверуш зверье змеи= змея= змей= насеком жуки= волк= волки= тигр птиц кот= кошк snake insect wolf wolves= birds= bird= cat= cats= critter predator хищник зверь= звери= собак пес= псы= котик мыш паук пауки= крокодил обезьян слон= слоны= лев= львы= акул животина скотин rats= mice= mouse spider crocodile monkey elephant lion= lions= shark puppy kitten pets= pet= волков= волками= медведи=',
  sea: 'водоем речк озер пляж купа океан яхт паром лодочк плаваеш lake beach swim ocean ferry yacht boats= плыть= плывем= плывете= поплыв залив= заплыв утон лодка= катер корабл sailing= boat= harbour harbor= drown swimming= seaside',
  sky: 'высоко= высотк небес самолетом= лететь= летел= летаеш взлет полетат flight= fly= flies= парашют plane= airplane= helicopter parachute',
  road: 'дорожк тропинк trail= hike=',
  cold: 'холодр дубак дубняк мерзн морозн околе зяб стуж снежок минусов прохлад chilly= frozen freezing= snowing= snowy= blankets= замерз мёрзлый озноб ледник пуховик cold= icicle',
  heat: 'жарищ жарень жариш пекло= парилк тепленьк тепло= теплынь солнышк солнце= плавимс душно= hotter= потеть= sweat= sweats= sweaty sweating= boiling= toasty= вспот потеешь= потеют= обгор кондицион sunscreen sunburn загорет загорат кондер кондей',
  wet: 'мокн сырень лужи= лужа= слякот дождик капает= намок зонт umbrella puddl soggy raining= rainy= мокро= сырой= сыроват ливень= дождливо= влажно= drizzle humid=',
  wind: 'ветрен ветрищ сквозн сдува штормит= blowy draught draft= шторм= шторма= буря= storm= storms= stormy=',
  dust: 'пылищ пылюк песочек песочн',
  forest: 'зелени= зелень= лесок лесн дерево= деревья= деревьев= елки= кустик растен greenery plants= woodland',
  fire: 'огонь= огонек поджига печк камин пожар горит= fireplace stove= костёр= костер= огонь= campfires=',
  smoke: 'курят= курить= курил сигарет сиг= дымища дымит vape smoking= smok cigar гарью= гари=',
  dark: 'темень темнот темнющ потемк pitch=',
  stars: 'звездочк созвезд',
  modern:
    'телефон= мобил смартфон инет интернет вайфай wifi вай= комп= компы= компьют розетк гаджет ноут электрич техник механизм робот wifi= internet computer laptop machin gadget electric socket charger электрон компьютер= розетка= телек телевиз техника= камера= зарядк экран phones= tv= camera= screen electronic gadgets= tech= technology',
  music: 'муз= музон музык музл музяк оркестр бэнд band= tunes= playlist',
  song: 'танцева танцую потанц танцпол пляш поете= попеть= спеть= хором= караоке sing= dance= karaoke dancing= dances= sang=',
  drink:
    'бух пивас пивк пивко пивн винишк винчик вискар водк водяр алко алкаш накат накатить= налива наливают= выпить= выпиваю бухло квас= пьян спирт самогон нажира drunk booz alcohol beers= vodka rum= pub= бухлишк бухло= пиво= пивко= пьяные= пьяный= коньяк вино= винца коктейл самогонк алкоголь= cocktail wine= beer= tipsy liquor напиться= напива напился= алкашк',
  feast: 'вкусно= вкусняш объеда застоль yummy пуза= досыта= наесться= объелся=',
  plain: 'голодн голодаю',
  coin: 'бабл бабк бабос башл лавэ лаве деньж денюж нал= налом= наличк рубл копе монетк капуст bucks dough moneys= coins= paid= salary монеты= бабки= деньга= кэш= наличка= cash= pennies',
  loot: 'пожив украсть= украли= воришк вор= воры= крадут= стибр спер= thief thieves= stealing= воруют= тырят= тырить= грабят= украд stole= robbed=',
  glory: 'прослав звездой= медал приз= призы= trophy',
  secret:
    'тайком= тайное= тайна= секретн скрытн конспир палев hush secretly секрет= секретно= тайное= подполь secrets=',
  gods: 'верующ верят= религ молитв бога= боже= поп= священник religio worship holy= priest молиться= молитва= религия= бог= религиоз church= temples= religion= pray= суевер superstit',
  boss: 'босс= боссы= начальств шеф= главарь= командует= командуют= рулит= начальник= лидер= manager= командир= главный= главная= главные= старший= bosses= leader= supervisor',
  noble: 'король= королева= принц граф= аристокр queens= kings= prince',
  law: 'полиц мент= менты= менто копы= коп= посад арест суд= police cops= cop= arrest jail тюрьма= тюрягу= срок= посадят= prison=',
  ill: 'заболе болеют= болеешь= зараз вирус чума= ковид врачи= hospital virus infect',
  death:
    'сдох умира убить= убива убьют= помереть= помира погибн труп kill murder dying= умереть= помереть= смертельн погибают= deadly fatal',
  art: 'художник= рису artwork drawing=',
  school:
    'учат= учишь= учеб обуча обучен научил научит урок экзам lessons= teacher class= exam= exams= studying= учеба= учиться= учишься= тренир школ trained= учился= училась= учились= degree= diploma',
  contest: 'чемпион турнир соревну выигра tournament champion',
  love: 'девушк девчон девочк бабы= баб= телк красотк женщин любовь= роман= романтик влюб girl girls= romance romantic kissing= бабы= любовь= целова kiss',
  crowd: 'народ= народу= людно= толпа= толкучк многолюд crowds= битком= толпы=',
  cramped: 'тесновато= тесно= толкаетесь= squeezed',
  kin: 'семьей= родные= родственн брат= сестра= родаки= relatives= siblings= семейн',
  toil: 'таскать= тяжести= грузить= вкалыв пахать= пашете= пашешь= пашут= надрыв надрываешься поте= мозол lifting= копаеш копают=',
  uniform: 'спецовк форму= форма= спецодежд uniforms= униформ одинаков',
  quiet: 'тишин тихонько= тиш quietly тихий= тихая= тихое= тише=',
  loud: 'громко= шумн шум= шума= орут= ор= громыха гвалт галдеж loudly yelling= yell screaming= орешь= орете=',
  stranger: 'иностран чужаки= туристы= чужие= турист tourists= foreigner outsiders=',
  brawl: 'драться= драк дерут махач морды= морду= мордоб подрат бьют= fighting= punch fistfight',
  speech: 'голосуют= голосован',
  book: 'книжк ручка= тетрад бумаг писать= читать= reading= pen= books= книги= книга= библиотек читаешь= пишешь= library= read=',
  trapped:
    'сбежать= сбегу= убежать= уйти= выпускают= взаперти= escape leave= выбраться= убежать= заперли= пленник trapped= prisoner побег',
  revolt: 'революц бунтар протест protest',
};
