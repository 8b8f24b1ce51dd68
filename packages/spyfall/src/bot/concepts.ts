import type { Topic } from '../places/place.ts';
import { Lexicon } from './lexicon.ts';
import { slang } from './slang.ts';

/**
 * What words are about. A stem stands for every word that begins with it, a stem with `=` for that word alone.
 * Both languages are listened to at once: at one table people may type in either.
 */
interface Idea {
  /** The subject a question about it belongs to. */
  readonly topic: Topic;
  readonly ru: string;
  readonly en: string;
}

const idea = (topic: Topic, ru: string, en: string): Idea => ({ topic, ru, en });

export const ideas = {
  war: idea(
    'fears',
    'войн воен воюе воева бой= боя= боем= бою= битв сраж осада= осаде= осаду= осадой= осажд враг штурм пушк снаряд солдат',
    'war= wars= battl siege enem attack cannon soldier army',
  ),
  weapon: idea(
    'tools',
    'меч= мечи= мечо нож= ножи копь лук= тетив шпаг ружь мушкет картеч револьвер пистолет шестизар топор кинжал оружи пика= вилы= томагавк дубин щит= щиты= стрел',
    'sword spear bow= arrow rifle gun= guns= pistol shooter axe= dagger weapon pike musket club= shield tomahawk lance javelin',
  ),
  armour: idea('clothes', 'шлем латы= латах= доспех забрал кольчуг ржаве', 'helmet armour armor visor rust'),
  horse: idea(
    'travel',
    'лошад коня= коне= кони= конь= коней= седл верхом= скачк скака галоп',
    'horse saddle gallop riding= stirrup',
  ),
  beast: idea(
    'fears',
    'верблюд горба= медвед бизон ослин мул= крыс мухи= мух= кур= куры= звер рыч собак баран утк петух комар животн',
    'camel hump bear= bears= bison mule rats= rat= flies= chicken beast animal dog= dogs= growl sheep rooster mosquito',
  ),
  sea: idea(
    'travel',
    'море= моря= морем= морю= морск волна= волны= волн= волнах= волной= лодк корабл весл плава плыв плыл приплы остров река= реки= реке= рекой= рыб парус якор берег каноэ палуб',
    'sea= seas= ship= ships= boat sail oar= oars= waves= island river fish= canoe coast deck',
  ),
  sky: idea(
    'travel',
    'облак летае летал летат летим улета полет высот внизу= крылья= крыльями= крыльях= крыло=',
    'cloud= clouds= flying= flew= wings= wing= height below= altitude',
  ),
  road: idea(
    'travel',
    'дорога= дорогу= дороге= пути= путь= идем= едем= ездим= тропа= тропами= тропой= пешком= гуськом= остановк переезж',
    'road roads path= paths= journey march= foot=',
  ),
  cold: idea(
    'weather',
    'холод мороз мерз замерз снег снеж ледян лед= льду= зим метел шуб дрож потеплее=',
    'cold= colder= frost freez snow ice= icy winter blizzard shiver warmer=',
  ),
  heat: idea(
    'weather',
    'жара= жарко= жару= жарк печем солнц солнеч загар пекл зной тепло= духот припеч тень= тени=',
    'hot= heat= sun= sunny warm= bake= scorch suntan shade=',
  ),
  wet: idea(
    'weather',
    'дожд мокр сыро= сырост вода= воды= воде= воду= гряз промок просых ливен туман',
    'rain wet= damp mud= muddy water= soaked= drench fog=',
  ),
  wind: idea('weather', 'ветер ветр дует= задува', 'wind= winds= windy breeze gale windproof'),
  dust: idea('weather', 'песок песк песч пыл', 'sand= sandy sandbag dust= dusty desert'),
  forest: idea(
    'rest',
    'лес= леса= лесу= лесом= дерев дуб= дубы= дубом= лист= листв листья кусты= кустах= хворост сосн пальм джунгл трав',
    'forest woods= tree trees= oak leaf= leaves bush pine= palms= jungle herbs grass',
  ),
  hill: idea('travel', 'гора= горы= гору= горах= перевал скал', 'hill mountain uphill cliff'),
  fire: idea(
    'light',
    'огон огне огня= огнем= огню= костр костер очаг факел пламя= искр',
    'fire= fires= firelight campfire bonfire torch flame spark firewood',
  ),
  smoke: idea(
    'smells',
    'дым= дыма= дымом= дыму= дымн копот накур кури табак гарь= горелой= подгор',
    'smoke smoky tobacco soot burnt= scorched',
  ),
  dark: idea(
    'light',
    'темн мрак полумр ночь= ночи= ночью= тьма= тьме= свеч',
    'dark= darker darkness dim= gloom night nights candle',
  ),
  stars: idea('light', 'звезды= звездам= звездами= звезд= луна= луны= луне= лунн', 'stars= star= moon'),
  modern: idea(
    'tools',
    'электр лампоч прожектор телефон радио передатчик батаре прибор мотор двигател солярк гусениц педал рычаг самолет автобус автостоп машин кислород',
    'electr lightbulb radio telephone phone transmitter batter= batteries= instruments= engine searchlight diesel plane= pedals levers van= bus= machine machines= oxygen dials=',
  ),
  music: idea(
    'sounds',
    'музык пиани гитар барабан саксофон лира= бубен гармош мелоди',
    'music piano guitar drum= drums= sax= lyre harmonica tune=',
  ),
  song: idea(
    'rest',
    'поем= поют= поет= петь= песн хором= хор= танц пляс чарльст',
    'sing= sings= singing= song chant danc charleston',
  ),
  drink: idea(
    'food',
    'вино= вина= пиво= пивом= виски= выпив выпит бутыл алкогол пьешь= кабак трактир пробк бар= нальют= пьем= пьют= пить= отвар',
    'wine beer whisk drink alcohol bottle inn= corks tavern booze bar= brew=',
  ),
  feast: idea(
    'food',
    'пир= пиру= сытн вкусн сладк пирож добавк десерт обильн жаркое= оленин пикник',
    'feast sweets delicious cake tasty seconds= dessert roast venison picnic',
  ),
  plain: idea(
    'food',
    'голод скромн каша= каши= бобы= рис= риса= фасол хлеб сушен холодным=',
    'hunger hungry modest porridge beans rice= bread plain= dried= rationed=',
  ),
  coin: idea(
    'money',
    'деньг денег= монет золот платят= платить= платит= плата= жаловань зарплат наличн',
    'money coin coins= gold pay= paid= cash wage salary',
  ),
  loot: idea('money', 'добыч награб грабе разбой унести= воруе ворова', 'loot plunder rob= robber steal stolen'),
  glory: idea(
    'money',
    'слава= славу= славы= почет победит наград орден венок честь= чести= честью= геройств',
    'glory fame honour honor prize medal wreath heroism',
  ),
  secret: idea(
    'rules',
    'тайн секрет шепот шепч пароль скрыва прячем= прячут= прят маск болтат подпол подозр',
    'secret whisper password hidden hiding= mask disguise suspicious',
  ),
  gods: idea(
    'rules',
    'бог= бога= боги= богам= богов= богу= одину= свят молит молен молят храм священ жертв церк монах медит ладан благовон четки= колокол',
    'god= gods= pray prayer prayers= sacred temple church monk sacrific incense rosary meditat bells=',
  ),
  boss: idea(
    'people',
    'начальн главный= главного= главным= главнее= команд старш приказ учител вожд командир',
    'boss chief command orders= leader master= captain elder superior',
  ),
  noble: idea(
    'people',
    'корол корон импер царь= царя= повелит султан знатн граф= графы= дама= дамы= дам= кардинал синьор благородн',
    'king= queen crown emperor royal noble sultan lord= lady ladies cardinal ruler empire',
  ),
  law: idea(
    'rules',
    'закон= законы= закона= судья= судьи= суда= приговор тюрьм допрос осужден казн призна',
    'law= laws= judge court= trial prison confess condemned',
  ),
  ill: idea(
    'fears',
    'болезн болею больн лекар доктор врач чих кашел кашлю= зараз эпидем',
    'ill= sick disease doctor plague sneez cough',
  ),
  death: idea('fears', 'смерт умер умре мертв гроб похорон погиб', 'death die= dies= dead= died= grave= coffin bury'),
  art: idea(
    'work',
    'рисуе рисов картин портрет кисти= краск чертеж изобрет художн',
    'paint portrait brush blueprint invent artist',
  ),
  school: idea(
    'work',
    'учим= учимся= учиться= ученик урок трениров упражн наизусть=',
    'learn lesson student practice= practis practicing training teach study',
  ),
  contest: idea(
    'rest',
    'соревн состяз соперн трибун зрител победител ставк',
    'compet contest race= opponent winner spectator stakes=',
  ),
  love: idea('people', 'любов любл= влюбл красав женщ девуш сестр прекрасн', 'love= woman women beauty'),
  crowd: idea('people', 'толп народу= людно= отовсюду=', 'crowd crowded'),
  cramped: idea('rest', 'тесн тесно= деться= деваться= узк', 'cramped tight narrow quarters='),
  kin: idea(
    'people',
    'семь= семья= семьей= родня= родн= племя племен братья= дедуш',
    'family cousin tribe brother grandfather relative clan',
  ),
  toil: idea(
    'work',
    'копаем= копать= кирка= кирк лопат тащим= тащат= тащит= тянем= таска тяжел груз строи насыпа',
    'dig= digging shovel pickaxe drag haul heave heavy build lift',
  ),
  stone: idea(
    'tools',
    'камен камн камеш кирпич стены= стена= крепост',
    'stone stones= rock= rocks= pebble brick walls= fortress',
  ),
  uniform: idea('clothes', 'мундир одинаков шинел комбинез форма= форме=', 'uniform alike= overalls'),
  bare: idea('clothes', 'босик голые= голый= голая= раздет бедрах=', 'barefoot bare= naked loincloth knees='),
  fur: idea('clothes', 'шкур мехо мех= меха= шерст кожа= кожу=', 'fur= furs= hides= leather wool= pelt'),
  feather: idea('clothes', 'перо= пера= пером= перья= перьями=', 'feather'),
  fancy: idea(
    'clothes',
    'кружев бархат шелк украш нарядн парик бусы= ткани= бахром',
    'silk lace= jewel velvet fancy beads= gown fringe fabric',
  ),
  quiet: idea('sounds', 'тихо= тишин молч безмолв', 'quiet silen hush'),
  loud: idea(
    'sounds',
    'шумно= шум= громк грохо грохот кричат= крик= кричим= ревут= орут= гудит=',
    'loud= louder= noise noisy shout roar humming=',
  ),
  stranger: idea(
    'people',
    'чужой= чужих= чужие= чужак незнаком гости= гостям= гостя= гость= новичк',
    'stranger guest visitor newcomer',
  ),
  brawl: idea('rules', 'драк деремся= дерутся= дуэл ссор', 'brawl duel quarrel fight= fights= fighting='),
  speech: idea('work', 'речь= речи= оратор языком= выступа голосу', 'speech debate= vote= votes='),
  book: idea(
    'tools',
    'пишем= пишут= записи= записыв книг бумаг протокол дощечк читают= чита воззван доносы=',
    'write= writing= written= book= books= paper= letter notes= leaflets',
  ),
  trapped: idea('rules', 'выйти= выпуск заперт запер решетк выходит=', 'locked escape lattice trapped'),
  revolt: idea(
    'rules',
    'свобод восстан революц товарищ граждане= бунт равенств кокард',
    'freedom revolt comrade citizen rebel tricolour',
  ),
} as const satisfies Readonly<Record<string, Idea>>;

export type Concept = keyof typeof ideas;
export const concepts = Object.keys(ideas) as Concept[];

/** Every word that means something, in both languages, as written and as typed in a hurry. */
export const conceptLexicon = new Lexicon<Concept>(
  concepts.flatMap((concept) => [
    [concept, ideas[concept].ru],
    [concept, ideas[concept].en],
    [concept, slang[concept] ?? ''],
  ]),
);
