import type { Topic } from '../places/place.ts';
import { Lexicon } from './lexicon.ts';
import { topicThings } from './topicThings.ts';

/** Words that name a subject without saying anything about it: how a typed question is understood. */
const topicWords: Readonly<Record<Topic, string>> = {
  clothes:
    'голове= одежд одет одева одень надет надев надень надел наряд обув сапог ботин ботинк кроссов носи носят= носишь= шапк шляп плать рубах рубаш костюм ' +
    'шмот прикид джинс штан брюк юбк куртк пальто= галстук гардероб переоде мода= моде= модн дресс туфл каблук носк= носки= раздева плащ шорт каска= каску= ремень= ремне ' +
    'перчат варежк шарф трусы= трусах= бель= белье= бельиш майк футболк свитер кофт пиджак фрак= халат фартук тапк тапоч сандал капюшон лапт пуговиц серьг ногах= ноги= причес накраш очках= очки= стильн ' +
    'wear cloth dress shoe boots= boot= hat= hats= outfit coat= coats= jacket trousers pants= skirt shirt costume fashion tie= casual= suit= suits= glove scarf belt= sandal heels= jeans shorts= sock= socks= ' +
    'sweater hoodie robe= robes= cloak cape= underwear makeup glasses= sunglasses feet= sleeve stylish hairstyle wore= убор= убора= ' +
    'внешн выгляд жмет= жмут= пижам купальн плавк тулуп валенк кепк кепк берет= фуражк платок= платк косынк вуал рукав воротник корсет кимоно= тога= тоге= тогу= жилет колгот чулк бород усы= татуир pyjama pajama swimsuit bikini cap= caps= vest= blouse tights= stockings corset kimono toga= sneakers slippers collar buttons= zipper beard tattoo hair= wig= wigs=',
  sounds:
    'слыш слыха звук звуч шум тих= тихо= тиши громк услы саундтрек орут= ори= кричит= кричат= гвалт гремит= гремят= уши= ушам= поорать= шуметь= храп стук стучат= стучит= скрип гром= ' +
    'сирен звон= звонят= звенит= гуд= гудки= эхо= аплод беруш заткнуть= свист вой= воет= воют= шорох лай= лает= лают= ' +
    'hear heard= sound nois quiet loud listen ears= soundtrack earplug snor bell= ringing= echo clap applau bang= bangs= knock whistl siren buzz howl bark= barking= deafen слуша гул= гула= смех= смеются= ' +
    'голос голоса= орешь= орете= визж визг рев= ревет= топот плеск хлопки= тихий= voices= voice= scream splash creak',
  smells:
    'пахн пахне запах запаш нюх понюх воня вонь= вони= вонищ аромат духами= нос= носом= чуешь= дышать= дышит= воздух несет= свежо= затхл перегар благоух парфюм амбре душок= попахив пованив ' +
    'smell scent stink stench odour odor nose= sniff perfume aroma stuffy fresh= reek breathe breathing= whiff ' +
    'проветр вентил навоз туалет помойк мусор fragran rotten toilet garbage smelly',
  fears:
    'страш страх боиш боюсь= боятся= боят бояться= боял опас пуга напуг бояз угро стремн стрем жутк жуть= кошмар риск безопас покалеч травм напад хищн убийц беда= беды= привид призрак чудищ чудовищ монстр ' +
    'ранят= ранить= ранен паник тревож нерв ядов яд= взорв упасть= упаду= паден выжить= выживет выживаем уцеле спаст пострада ' +
    'afraid fear scar danger dangerous risk worr threat creep creepy safe= safety= hurt= nightmare injur ghost monster panic nervous surviv alive= poison explo fall= falling= terrif frighten harm harmful brave ' +
    'смел храбр напасть= катастроф авари гибел больно= боль= кровь= крови= укус кусает кусают укусит укусят плачут= плачешь= courage blood= bleed pain= painful disaster haunted unsafe bite= bites= cry= crying= attacked= порани поранить=',
  money:
    'деньг денег плат зарпл зп= дорого= дорогов дорогая= дорогое= дорогой= дешев стоить= стоимост зарабат заработ зарабо богат богач разбогат цен= цена= цены= ценник беспл халяв башля чаев оплат заплат тратит выиграт ' +
    'торгов торгу торгаш купи куплю= покуп прода магазин касс бюджет долги= кредит взятк нищ бедн налог доход прибыл выгод расплач раскошел кошел ' +
    'money pay paid= cost price pricey cheap expensive earn rich= wage free= tip= tips= salary afford buy= buying= bought= sell= selling= sold= shop= shops= shopping= poor= wealth tax= taxes= budget fee= fees= debt worth= profit wallet spend gambl азарт ' +
    'обойд почем= украд грош расценк тариф гонорар преми пенси стипенд спонсор bill= bills= rent= bonus sponsor payment refund discount bargain currency dollar euro= euros= broke=',
  food:
    'ед= еда= еды= едой= еде= еду= ест= ешь= ел= ела= ели= едят= едите= едим= поест поесть= съе корм кормеж накорм куша покуша обед ужин завтрак перекус вкус вкусн пить= пьют= пьешь= пьете= попить= ' +
    'голод голодн жрать= жрете= жрут= жратв пожра сожра хавк хавч хава похав пахав повар кухн меню= мяс рыбк суп= супа= чай= чаю= чайк кофе= кофей кофеек сладк блюд напит закус хлеб столов ' +
    'готовите= готовят= готовит= готовишь= готовить= готовил бутерброд питьев пирог пицц салат фрукт овощ яблок каша= кашу= картош картоф макарон колбас сыр= сыра= яйц яич молок шашлык торт= тортик конфет печен шоколад лимонад сок= компот водичк проголод аппетит ' +
    'диет веган вегетар порци тарел ложк посуд ресторан кафе= стряп варят= варите= жарят= жарите= паек= пайк провиант угоща угост напои поили= жажд трапез ' +
    'food eat eats= eating= ate= dinner lunch breakfast supper drink drinks= cook cooking= hungry taste tasty meal snack dish menu meat= thirsty starving= coffee tea= feed fed= ' +
    'sandwich pizza soup= salad fruit vegetable apple= apples= cheese eggs= egg= milk= juice soda= chocolate candy cookie burger fries= pasta sausage steak pork= beef= bbq barbecue recipe chef= kitchen restaurant plate= plates= fork= spoon vegan vegetarian appetite buffet brunch edible grub= ' +
    'жрачк пожева жевать= буфет слопа лопать= лопаете= сыт= сыты= сытый= похлеб щи= борщ бульон котлет сосиск шаурм суши= лапш пельмен блины= блин= варень мед= меда= орех гриб ягод жареное= вареное= bite= munch noodle sushi stew= curry honey nuts= mushroom berries ham= bacon toast= flavour flavor spicy portion fridge',
  work:
    'работ рабоч дел= дело= дела= делать= делаешь= делаете= делают= занима занят займ труд трудн трудишь обязан служб служиш професс должност специальн карьер утром= задач хобби= устае устал физическ сложно= роль= роли= роли= чин= звание= смена= смену= график умеешь= уметь= навык опыт= опыта= ' +
    'work job= jobs= doing= task busy duty duties= role= profession career hobby training= difficult employed shift= shifts= skill experience= colleague tiring= вставать= встаешь= встаете= просыпа подъем= степень= ' +
    'помога помощ трудит миссия= миссию= задани цель= цели= цел= план= планы= поручен подчинен дежур командиров mission goal= goals= purpose chore chores= helping= responsib project hard= toughest tired=',
  weather:
    'погод дожд снег жар= жара= жарко= холод тепл ветер ветр климат температур градус сезон лето= летом= зима= зимой= осень= весна= солнечн мороз пасмур облачн гроза= грозы= молни шторм ураган морос сухо= влажн прогноз улица= улице= помещени ' +
    'weather rain snow hot= cold= warm wind= windy climate temperature season degrees= sunny umbrella outside= storm thunder humid cloudy foggy forecast indoor indoors= outdoor outdoors= roof= summer winter= dry= ' +
    'град= буря= бури= вьюг гололед осадк hail= hurricane tornado overcast heatwave',
  people:
    'люд человек кто= ком= кем= компан сосед главн глав друз друг= друзь приятел знаком коллег коллект начальн один= одна= мужик мужчин женщин баб= знаменит иностран народ тусов= команд= толп посторон окружен ' +
    "people who= who's= whom= crowd friend friendly boss neighbour neighbor charge= alone= men= women= anyone= everyone= anybody= famous= company= colleague celebrit guys= team= crew= staff= together= lonely coworker roommate partner mate= mates= folks= locals= guy= старик дружелюб ладишь= ладите= ребят парни= парень= пацан напарник партнер общат общен пожил молодежь= old=",
  tools:
    'инструмент предмет вещ вещь= вещи= рук= руках= рука= руке= прибор оруж пользу пользов сумк рюкзак карман мебел столе= взять= брать= держишь= понадоб предметы= снаряж оборудов штука= штуки= штуков чемодан багаж стул= стулья= стол= приспособ ' +
    'tool thing= things= item carry hold holding= hands= hand= pocket use= using= weapon bag= bags= bring= furniture equipment gear= backpack suitcase luggage chair chairs= table= device object objects= kit= веревк канат= нитк иголк молоток пила= гвозд ножниц ведро= мешок= зажигал спичк ключ= ключи= зеркал rope= hammer nails= needle scissors bucket matches= keys= key= mirror ' +
    'хранишь= хранят= хранит= хранится= взял= взяла= возьмешь= прихват полка= полке= ящик шкаф коробк бочк аппарат станок пульт кнопк микроскоп телескоп бинокл компас аптечк shelf drawer box= boxes= barrel microscope telescope binocular compass ladder toolkit wire=',
  rest:
    'отдых отдох отдыха спа= спат спать= спит= спится= спиш спишь= ночуе ночев выспа выспал сон= спят поспать= прилеч присесть= посидеть= кроват постел подушк развлек развлеч игра= играе играт игры= досуг выходн вечерин тусовк тусов тусить= расслаб ' +
    'диван матрас палатк гамак баня= бане= отпуск каникул праздн кино= фильм сериал шахмат футбол спорт= анекдот сказк удобно= уютно= перерыв веселит повесел скука= ' +
    'rest= resting= sleep slept= asleep= fun= relax play= plays= playing= spare= bed= beds= evening= evenings= nap= party= parties= chill= entertain game= games= sit= sofa= couch mattress tent= tents= hammock pillow holiday vacation movie cards= chess football sport= sports= weekend comfy comfortable cosy cozy joke= jokes= break= breaks= вздремн подремать= дремл doze ' +
    'ложитесь= ложишься= карты= картиш шашк домино бильярд бассейн шезлонг курорт уют сидеть= сидите= лежать= полежать= лежишь= скучать= скучаешь= bored= pool= dice= lounge concert theatre theater lie=',
  travel:
    'добира добра доехат доеха доберус ехать= ехал= ехала= ехали= едут= едете= едеш ездя езди приеха приезж уеха поехат дорог= дорога= дорогу= путь= пути= транспорт далек далеко= уйти= выбраться= попасть= попал= пешком= машин= машина= машину= машине= ' +
    'метро= поезд автобус билет парковк переезж возвращ дойти= дойду= дойдеш плыл= плыть= плывем= плывете= самолет вокзал маршрут свалить= двига движе такси= велосипед мотоцикл карет телег повозк лестниц лифт адрес навигатор километр верст страна= стране= страну= город= города= городе= городом= границ прибы прибыва ' +
    'travel transport far= journey leave= road arrive arrived= walk= walking= drive= car= cars= train= trains= bus= ticket park= parking= ride= trip= airport moving= move= taxi bike= bicycle motorbike cart= carriage wheel miles= mile= kilomet country= city= town= abroad map= address stairs elevator border vehicle located= distance этаж европ америк африк росси europe asia= africa america russia england floor= ' +
    'заблуд близко= располож север= юг= восток= запад= деревн село= селе= поселк район континент планет космос= космосе= ракет шоссе трасс рельс вагон причал порт= порту= аэропорт nearby= village planet space= rocket highway railway wagon port= underground= subway tram north= south= east= west= continent lost= location',
  light:
    'свет= света= светл светло= светит= освещ темн темновато= видно= видим= видишь= видите= виден= вид= виды= видок солнц ламп лампоч фонар ноч= ночь= окн окно= окна= красив красиво= пейзаж свеч ярко= горизонт рассвет закат сумер тускл цвет= цвета= смотришь= ' +
    'light lights= dark= see= seeing= view bright window windows= night lamp torch= flashlight scenery landscape horizon sunset sunrise dawn= colour color shadow look= beautiful= живописн ' +
    'сияет= сияют= мерца слепит= окошк вдали= вдаль= панорам интерьер обстановк shiny glow shine sunlight lit= panorama decor interior skyline surroundings=',
  rules:
    'правил закон запре запрет нельзя= можно= разреш выгн выгон прогон наказ накаж порядо порядк слушаться= слушаются= слушаетесь= пускают= впуска пустят= впустят= фоткат фотка фото= фотогр снимать= руга нарушит нарушен штраф проверя пропуск паспорт документ этикет вежлив охран сторож позволя дозвол вышвыр ' +
    'rule law= laws= forbid forbidden= allowed= allow punish permit obey banned= ban= strict= illegal legal picture pictures= photo photos= selfie permission guard= guards= security manners polite etiquette entry= enter= door= invited invitation check= fined= лет= возраст матом= матер swear curs ' +
    'опозд наруш ритуал обряд традиц обычаи= обычай= войти= входить= вступи приглаш приглас дисципл строго= строгий= строгие= клятв присяг шпаргал списыва забан обыск досматр контрол limit= limits= age= search= searched= entrance= tradition ritual ceremony disciplin oath= curfew cheat kicked= member exclusive private= consequence trouble= passport misbehav behave поведен вести=',
};

const linesOf = (words: Readonly<Record<Topic, string>>): [Topic, string][] =>
  Object.entries(words) as [Topic, string][];

/** Words that only name a subject: an answer made of them says nothing. */
export const subjectLexicon = new Lexicon<Topic>(linesOf(topicWords));

/** All that tells what a question is about. */
export const topicLexicon = new Lexicon<Topic>([...linesOf(topicWords), ...linesOf(topicThings)]);
