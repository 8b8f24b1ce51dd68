import type { Topic } from '../places/place.ts';
import type { Concept } from './concepts.ts';

export const smallTalk = ['family', 'often', 'liking'] as const;
export type SmallTalk = (typeof smallTalk)[number];

/** What people type for a longer word. */
export const short: Readonly<Record<string, string>> = {
  ...spelled('что', 'че чо шо'),
  ...spelled('сколько', 'скока скок скоко сколька'),
  ...spelled('сейчас', 'щас ща счас щаз щя'),
  ...spelled('вообще', 'ваще вапще'),
  ...spelled('you', 'u ya'),
  ...spelled('your', 'ur yr'),
  ...spelled('yourself', 'urself'),
  ...spelled('are', 'r'),
  ...spelled('about', 'abt bout'),
  ...spelled('though', 'tho'),
  ...spelled('because', 'cuz coz'),
  ...spelled('people', 'ppl peeps'),
  ...spelled('what', 'wat wot'),
  ...spelled("what's", 'wats wots'),
  ...spelled('something', 'smth sth'),
  ...spelled('now', 'rn'),
  ...spelled('what do you mean', 'wdym wym'),
  ...spelled('what about you', 'wbu hbu wbt'),
  ...spelled('тебя', 'тя'),
  ...spelled('тебе', 'те'),
  ...spelled('здесь', 'здеся'),
  ...spelled('тут', 'тута туть'),
  ...spelled('человек', 'чел челик челов'),
  ...spelled('что нибудь', 'чонить чонибудь чтонить чтонибудь'),
  ...spelled('кто нибудь', 'ктонить ктонибудь'),
  ...spelled('что то', 'чот чото чет чето чтото'),
  ...spelled('говоришь', 'грит гришь'),
};

function spelled(word: string, ways: string): Record<string, string> {
  return Object.fromEntries(ways.split(' ').map((way) => [way, word]));
}

export const askingWords =
  /(^|[^а-яa-z])(что|чего|кто|кого|кому|кем|ком|где|куда|откуда|как|какой|какая|какое|какие|каким|какую|каков\S*|чем|чему|почему|зачем|сколько|когда|чь[яеиейм]\S*|какого|какому|which|whats|what|what's|who|whos|who's|whom|whose|where|wheres|why|how|hows|how's|when|when's)(?![а-яa-z])/;

/** Short ways to give a question back. */
export const back =
  /^(?:(?:ну|и|а|так|да|но|что|а как|а что) )*(?:ты|вы|сам[аи]?|ты сам[аи]?|у (?:тебя|вас)(?: самого| самой| самих)?|тебя|тебе|(?:насчет|про) тебя|твое мнение|твой ответ)(?: (?:как|что|сам[аи]?|то|же|скажешь|думаешь|ответишь|с этим))*$|^ты как$|^теперь ты$|(?:^| )(?:сам[аи]? (?:бы )?(?:как )?(?:ответь|отвечай|скажи|ответил\S*|сказал\S*)|(?:ответь|отвечай|скажи) сам[аи]?|сначала ты)(?: |$)|^(?:(?:а|и|ну|ок) )*(?:а )?(?:тво(?:е|й) (?:же )?(?:мнение|ответ|вариант|версия)(?: как(?:ое|ой))?|твоя (?:очередь|версия)(?: \S+)?|с тобой (?:как|что)|(?:у|с|про|для) (?:тебя|тобой|себя) (?:как|что)|как у тебя|вас как|у тебя не так)$|(?:^| )(?:right )?back (?:at|to) you(?: |$)|^same to you$|^(?:and )?for you$|сам(?:а)? то (?:как|что|ты)(?: |$)|^ты то (?:что|как)|(?:^| )(?:встречный|тот же|такой же) вопрос(?: |$)|(?:^| )первый (?:отвечай|ответь|скажи)|^(?:(?:а|и|ну) )?(?:по твоему|ты как (?:считаешь|думаешь)|ты сам что|сам что (?:думаешь|скажешь))|^(?:and )?(?:what|how) would you (?:say|answer)|^ditto|^(?:ok |so )?now (?:you|your)(?: \S+)?$|^(?:and )?what(?: is|'s)? (?:yours|your (?:answer|take|version|opinion))|^(?:you|u) (?:tell me|first|go first|answer)|^same q|^(?:(?:and|so|ok|but|well|then) )*(?:(?:what|how) about )?(?:you|yours|yourself|wbu|hbu|your turn|same question)(?: (?:then|though|guys))*$/;

/** The same, whatever thing is spoken of besides. */
export const again =
  /(?:^| )(?:повтори|поясни|объясни|что ты (?:этим )?(?:хотел|имел|имеешь)\S*|хотел\S* (?:этим )?сказать|(?:ты )?(?:сказал|говоришь) одно|ч[её] нес[её]шь|что нес[её]шь|бред|(?:ты|как то|слишком|очень) (?:туманно|расплывчато)|what do you mean|did you mean|say so|say that|too vague|was vague)(?: |$)/;

/** Short questions about what was just said. */
export const earlier =
  /(?:^| )(?:поясни|объясни|объясняй|растолкуй|разъясни|расшифруй|разверни|развернуто|не верю|не верится|не сходится|противореч\S*|(?:что то )?друго\S+ (?:говорил|сказал|отвечал)\S*|говорил\S* друго\S*|гонишь|пиздишь|брешешь|заливаешь|сочиняешь|выдумываешь|прикалываешься|издеваешься|докажи|(?:прошл|последн|предыдущ)\S+ ответ\S*|(?:тво|сво)\S+ (?:слов|ответ)\S*|это шутка|(?:это|что за) (?:\S+ )?ответ|к чему|(?:ты )?про что(?: |$)|точно точно|talking about|поточн\S*|почетче|внятн\S*|пример|поясн\S*|(?:not|isn't|no) (?:an |a )?(?:real |good )?answer|answer (?:like that|properly|the question)|what for example|doesn't (?:add|make)|says who|how come|bullshit|уклончив\S*|виляешь|юлишь|темнишь|увиливаешь|мутишь|подробн\S*|поподробн\S*|с чего (?:ты |вы )?(?:это |так )*(?:взял|решил)\S*|already (?:said|told)|уточни|повтори|в смысле|поконкретнее|поподробнее|подробнее|конкретнее|точнее|например|име(?:л[аи]?|ешь|ете) в виду|так ответил\S*|так сказал\S*|так думаешь|(?:ты|вы) (?:же |только что |раньше |недавно )?(?:сказал|говорил|ответил|отвечал|упомянул)\S*|это серьезно|серьезно|как понять|понимать|что значит|значит это|это значит|не понял\S*|(?:точно )?уверен\S*|о чем ты|ты о чем|с чего (?:ты )?(?:взял|решил)\S*|откуда (?:ты )?знаешь|каким образом|шутишь|врешь|хочешь сказать|то есть)(?: |$)|^(?:(?:ну|а|и) )?(?:почему|зачем|точно|правда|да ладно|как это|это как|как так|как как|почему так|почему нет|почему ты так.*|в каком смысле|что именно|(?:а )?почему именно.*|как(?:ой|ая|ие|ое) еще|что|чего|объяснить|можешь объяснить)$|(?:^| )(?:(?:last|previous|your|that|first) answer|prove it|contradict\S*|make (?:any )?sense|for real|no way|is that (?:all|it)|you mean|that mean|to mean|pardon|does it mean|did you say|you (?:just )?(?:said|told|mentioned)|say that|more specific|be specific|serious|seriously|come again|explain|clarify|you sure|elaborate|why is that|think so|how so|really|like what|such as|for example|tell me more|more details?|how do you know|what makes you|(?:are|you) (?:lying|kidding|joking)|in what (?:way|sense))(?: |$)|^(?:(?:what|why|how) exactly|why|why though|why not|how come|huh|(?:sorry |wait )?what|sure)$/;

export const small: Readonly<Record<SmallTalk, RegExp>> = {
  family:
    /дет(?:и|ям|ей|ьми)(?![а-я])|мамк[аеуи](?![а-я])|бат[яеюи](?![а-я])|предки(?![а-я])|семь(?:ю|и) (?:с собой|взял|привез|брал|зна)|ребен|мам[аеуы](?![а-я])|мамой|пап[ауе](?![а-я])|бабул|бабуш|дедуш|родител|(?:^| )(?:сын\S{0,2}|дочк\S+|жен[аеуы]|женой|мужа?|тещ\S+)(?: |$)|(?:^| )kids|child|bring (?:a|your|my) (?:date|girl|boy|family|friend|mum|mom)|(?:^| )(?:привести|приведешь|взять|притащить|пригласить) (?:\S+ ){0,2}(?:девушк|парня|подруг|друга|друзей)|с семь[её]й|(?:my|your) family|your (?:mother|mum|mom|dad|grand|parents|wife|husband|son|daughter)|grandma|grandpa/,
  liking:
    /нрав(?:и|я)тся|понрав|^как тебе (?:это )?(?:мест|здесь|тут|там)\S*$|настроен|чувствуешь|ощущени|впечатлен|как дела|как жизнь|^(?:ну |и )?как (?:ты|тебе)(?: (?:тут|там|здесь|это место))?$|somewhere else|довол(?:ен|ьна)|скучно|весело|кайф|счастлив|good time|stay longer|подольше|круто|прикольно|классно|интересно (?:тут|там|тебе)|тебе (?:там |тут |здесь )?хорошо|хотел[аи]? бы (?:там |тут |здесь )?(?:жить|пожить)|еще раз (?:туда|сюда)|(?:туда|сюда) еще раз|рад(?:а|ы)? (?:что|тут|здесь|там|быть)|отстой|так себе местечко|nice place|good place|(?:great|cool|awesome|fun) place|как ощущени|по душе|бы (?:мне|нам) (?:тут|там|здесь)|остаться|верну(?:лся|лась|ться)|посовету|порекоменд|(?:^| )(?:do|does|did|would|really|you|i|we) (?:like|love) (?:it|this|that|being|here|there|the place)|enjoy|how are you|^(?:ну )?(?:и )?как (?:тебе|вам|оно|впечатления|ощущения)(?: \S+)?$|в восторге|want to stay|wanna (?:stay|leave)|недовол|устраивает|unhappy|thrilled|excited|glad you|rate this|what do you think of (?:it|this|the place)|how do you (?:like|find) (?:it|this)|как сам(?:а)?$|hows it going|how's it going|you feel|mood|boring|happy|is it (?:any |much )?(?:fun|cool|nice|good)|having fun|go back|come back|recommend/,
  often:
    /давно|(?:как )?часто (?:ли )?(?:ты |вы )?(?:сюда |туда |тут |здесь |там )?(?:ход|быва|приход|езд|захо|загляд|навед|попад|торч)|завсегдат|старожил|(?:a|the) regular(?: |$)|new here|котор\S+ раз|раньше (?:тут |здесь |сюда )?(?:был|быва)\S*|(?:был|быва)\S* (?:тут |здесь |сюда )?раньше|(?:когда|давно) (?:ты |вы )?приехал|first (?:visit|day|time)|second time|ever been|come here often|(?:visit|been) before|частый гость|постоянн\S+ (?:гость|клиент|посетител)|часто бываешь|впервые|последн\S+ раз|перв\S+ (?:раз|день)|сколько (?:ты|раз|времени|уже)|как долго (?:ты|вы|тут|там|здесь)|надолго|каждый день|how often|how many times|every (?:day|week|month|year)|when did you (?:first )?(?:get|come|arrive)|how long (?:have|are|will|do|did) (?!it |the )|(?:first|last) time|been here|you (?:often |usually )?come here|(?:go|come|been|visit) (?:here|there|back)? ?(?:a lot|often|much|regularly)|новеньк|first time|been there/,
};

/** Words that point at a subject, but only where nothing else does. */
export const faint = new Set(
  "do doing does get got who whom who's кто ком кем use see can evening night look fun everyone everybody anyone anybody улице улица outside fresh thing things красиво красивый beautiful дела делать делаешь делают far под утром bring есть там сюда туда можно играет playing взять брать взял взяла".split(
    ' ',
  ),
);

/** When something is done: not what is asked about, unless nothing else is. */
export const hours = new Set(
  'ночь ночью ночи ночам вечером вечерам вечер утром днем night nights evening evenings'.split(' '),
);

/** Turns of phrase whose words mean something else one by one. */
export const phrases: readonly (readonly [RegExp, Topic])[] = [
  [/(?:train|trained|training) (?:for|to|you)(?: |$)|to train(?: |$)|learn (?:it|this|the job)/, 'work'],
  [
    /(?:walk|get|come|go|let|sneak) (?:right )?in(?: |$)|(?:who|anyone|anybody) (?:can|may|could) come|кто угодно|любо(?:й|му) (?:может|желающ|прохож)|can (?:anyone|anybody) (?:\S+ )?(?:come|join|get)|можно (?:\S+ ){0,2}(?:шуметь|кричать|орать|зайти|войти|уйти)/,
    'rules',
  ],
  [/солнц\S+ видно|видно солнц|(?:the|any|clear|blue) sky|(?<!открытым )неб(?:о|а|е|ом|у)(?: |$)/, 'light'],
  [/шепот(?:ом)?(?: |$)|(?:^| )whispers?(?:ing)?(?: |$)|муз\S* (?:инструмент|сопровожд)|инструмент\S* муз/, 'sounds'],
  [/несет (?:от|чем|там|тут|как)|(?:от|чем) (?:\S+ ){0,2}несет/, 'smells'],
  [/(?:have|get|any|take) (?:a |some )?(?:days?|time) off|выходн\S+|время провод/, 'rest'],
  [/(?:see|look) (?:\S+ ){0,2}outside|глаз выколи/, 'light'],
  [
    /(?:^| )(?:без )?(?:тебя|тебе|ты) (?:тут |там |здесь )?(?:один|одна|одному|одной)(?: |$)|(?:^| )(?:одному|одной) (?:тут|там|здесь)|hang(?:ing)? out(?: |$)|кого (?:\S+ )?(?:больше|меньше)|(?:who is|who's|whos) with|тесно от людей|know every(?:one|body)|(?:talk|speak) to(?: |$)|кого (?:\S+ ){0,2}выгнал\S*|any(?:one|body) you (?:don't |dont )?(?:like|know|hate|trust|love)|все свои|свои или/,
    'people',
  ],
  [
    /на (?:земле|суше|воде) или|до (?:ближайш\S+|магазин\S*|город\S*|дома)|билет|(?:land|ground) or (?:water|sea)/,
    'travel',
  ],
  [/off (?:duty|work|the clock)|after (?:work|hours)|после (?:работы|смены)|на ч[её]м (?:\S+ )?сид/, 'rest'],
  [
    /do before (?:lunch|dinner|breakfast)|дела\S+ (?:до|перед) (?:обед|вечер)\S*|part of your day|(?:supposed|meant|required) to do|(?:did|do) (?:you|we|they) do (?:this (?:morning|week)|today|yesterday|all day)/,
    'work',
  ],
  [/если (?:\S+ )?(?:пожар|напад|упад|умр)|ночью (?:\S+ ){0,2}(?:один|одна|пош|сун|выйд|гуля)/, 'fears'],
  [/(?:the|fresh|clean|bad) air(?: |$)|air (?:like|fresh|clean)/, 'smells'],
  [/air ?con(?:d\S*)?(?: |$)/, 'weather'],
  [/(?:тянет|несет|прет) (?:откуда|чем|от)|(?:чем|откуда) (?:\S+ ){0,3}тянет/, 'smells'],
  [
    /on (?:your|my) (?:head|feet|body|shoulders|hands)(?: |$)|в ч[её]м (?:\S+ )?(?:приш|явил|заявил)|outfit|как (?:я|мне|ты|вы) (?:буду |будешь )?выгляд|how (?:do|did|would) (?:you|i|we) look|(?:что|чего) (?:сейчас |сегодня )?на тебе|на тебе (?:сейчас |сегодня )?(?:что|надет)|при параде/,
    'clothes',
  ],
  [
    /bad (?:ever )?happen|look out for|run away|в безопасности|на помощь|for help|predator|хищник|кого (?:\S+ ){0,2}бо(?:ишь|ит|ят)|стоит (?:бояться|опасаться)|шанс\S* (?:не )?(?:верн|выж)\S*|думал\S* вс[её] конец/,
    'fears',
  ],
  [
    /(?:get|go|going|went|way|back) (?:back |out )?(?:home|somewhere|anywhere|of (?:there|here))|middle of nowhere|на (?:самол|машин|поезд|лошад|корабл|лодк|метро|автобус|вертол)\S+|by (?:boat|plane|train|car|bus|horse|air|sea)(?: |$)|end up|passport|exit(?: |$)|част\S+ света|кра(?:й|ю) света|how long (?:did|does|is|will) (?:it|the (?:trip|ride|way))|на велик|(?:^| )домой|^(?:а |ну )?где (?:ты|мы|вы|это)(?: (?:сейчас|вообще|есть|такое|место|находи\S*))*$|^where (?:are (?:you|we)|is (?:it|this))(?: (?:now|at|place))*$/,
    'travel',
  ],
  [
    /(?:на|по) стен(?:ах|е|ам)|(?:first|last) thing you (?:see|saw|notice)|pretty place|beautiful place|красивое место|светло|look(?:s|ing)? (?:nice|pretty|like (?:inside|there|in))|как (?:тут|там|здесь|это|оно|место|внутри) (?:\S+ )?выглядит|опиши (?:место|вид|обстановк)/,
    'light',
  ],
  [
    /вечер\S* (?:\S+ ){0,2}(?:займ|дела|заним)|(?:займ|дела|заним)\S* (?:\S+ ){0,2}вечер|spend (?:the night|your (?:evenings?|nights?|weekends?|time))|(?:занять|занимать) себя|(?:kill|pass|spend) (?:the |your |some )?time|убить время|скоротать|after dark|to relax|вечерин|по вечерам/,
    'rest',
  ],
  [/by yourself|on your own|сам с собой|как зовут (?:сосед|друг|тех)/, 'people'],
  [
    /(?:should|must|can|could) (?:i|you|we|one) (?:never|not) |(?:shouldn't|mustn't|can't|cannot) (?:i|you|we) |чего (?:\S+ )?(?:нельзя|не делать|избегать)/,
    'rules',
  ],
  [
    /(?:очень|сильно|так) (?:жарит|печет|припекает)|(?:жарит|припекает) (?:очень|сильно|там|тут)|like outside/,
    'weather',
  ],
  [
    /за (?:чей|твой|мой) сч[её]т|на халяву|worth (?:it|the)|who pays|(?:сколько|много|дорого) (?:\S+ ){0,3}(?:берут|бер[её]т|просят|отдал\S*)|rip ?off/,
    'money',
  ],
  [
    /why (?:are|did) you (?:here|come)|зачем (?:ты|вы) (?:тут|сюда|здесь|там)|что ты (?:тут|здесь) забыл|в поте лица|рабоч\S+ день|новичку/,
    'work',
  ],
  [/на вкус|taste like|(?:вкусным|едой|кухней) (?:тянет|пахнет)/, 'food'],
  [/кур(?:ить|ят|ил)|(?:^| )smok(?:e|ing)/, 'rules'],
  [
    /(?:^| )в чем(?:$| (?:\S+ ){0,2}(?:ход|ты|вы|тут|там|все|надо|прийти|придти|народ|люди|одет))|голов\S+ (?:чем |что )?(?:накры|покры|замот)|(?:на|чем) (?:тво\S+ )?голов[еы]|на (?:ногах|плечах|шее)|put on(?: |$)|внешн\S+ вид/,
    'clothes',
  ],
  [/что (?:там |тут |сейчас )?играет(?: |$)/, 'sounds'],
  [/^кого (?:ты |там |тут |чаще |здесь )|others$/, 'people'],
  [
    /for fun|have fun|(?:для|ради) (?:развлеч|удовольств)\S*|free time|свободн\S+ (?:врем|час|минут)|(?:you are|you're) bored|do when bored|(?:(?:дела|занима)\S+ (?:вечером|по вечерам)|(?:вечером|по вечерам) (?:что |чем )?(?:вы |ты )?(?:дела|занима)|(?:do|doing) (?:in the evening|at night)|somewhere to sit|anywhere to sit|есть где (?:присесть|прилечь)|посидеть)/,
    'rest',
  ],
  [
    /(?:do|are) you do(?:ing)?(?: |$)|what are you doing|^что (?:ты )?(?:тут |там |здесь |сейчас )?дела(?:ешь|ете|ть)(?!.*вечер)|are you up to|(?:your|the) role|what part do you|good at what|^кем (?:ты|вы)|по работе|чем (?:ты |вы )?(?:там |тут )?(?:все )?занят|чем зай?м|чем (?:ты |вы )?жив(?:[её]шь|[её]те)/,
    'work',
  ],
  [
    /сколько (?:вас|нас|там вас|тут вас|тут нас|человек|людей|народу)|(?:^| )нас (?:там |тут |здесь )?(?:сколько|много|больше|мало|двое|трое)|(?:много|мало) (?:там |тут )?(?:нас|вас)(?: |$)|of us(?: |$)|дети (?:\S+ )?(?:есть|бегают|игра|тут|там|ходят|бывают)|(?:есть|бегают|много|бывают|какие) (?:\S+ )?дет(?:и|ей)|(?:are|any|many|see) (?:there )?(?:any )?(?:kids|children)(?: |$)|(?:^| )вас (?:там |тут |здесь )?(?:сколько|много|больше|мало|двое|трое)|how many (?:people|of you)|just us|old people|(?:^| )alone|один(?:$| там| или)|с кем(?: |$)|who else|know (?:everyone|anyone|anybody)|кто (?:тут |там |сейчас )?рядом|рядом (?:с тобой )?кто|кто (?:\S+ ){0,3}(?:рядом|около|возле|справа|слева|напротив|вокруг)|(?:next|close) to you/,
    'people',
  ],
  [
    /(?:на свежем воздухе|what month|какой месяц|(?:inside or out|outside or in|внутри или|снаружи или)|под (?:открытым небом|крышей)|indoors|outdoors|на улице|в помещении|время года|what season|need an umbrella)/,
    'weather',
  ],
  [
    /(?:^| )(?:get|got) (?:there|here|around)|how far|(?:как|чем) (?:отсюда|оттуда|туда|сюда|домой)|свалить|от (?:дома|города)|находится|walk there|drive there|машин(?:а|у|е|ой)(?: |$)/,
    'travel',
  ],
  [
    /из окна|солнечн\S+ свет|(?:что|чего) (?:тебя |там |тут )?вокруг|see far|what (?:can|do|did) you see|(?:что|чего) (?:там |тут |вокруг )?(?:вид|смотр)|день или ночь|day or (?:at )?night|during the day/,
    'light',
  ],
  [
    /(?:can|may) (?:anyone|anybody|i|you) (?:get in|leave|join|enter)|кто (?:туда |сюда )?не (?:попад|пройд|войд)|что будет если|break the rules|кого пускают|(?:are|isn't|not) allowed|against the/,
    'rules',
  ],
  [
    /как(?:ой|ая|ое|ие) (?:\S+ )?(?:предмет|вещ|инструмент|прибор)|без чего|(?:have|got) on you|иметь при себе|при себе (?:иметь|держ)|can't do without/,
    'tools',
  ],
  [/get paid|how much|сколько (?:сто|плат|ты заплат|это сто)|чего это стоит|вход платный/, 'money'],
  [/bad things|go wrong|the worst|не верн|случи(?:ться|лось|тся)|get hurt|could i die|is it safe|feel safe/, 'fears'],
  [/are you (?:still )?full|(?:anything|something) to (?:eat|drink)|питьев|drinking water/, 'food'],
];

/** What is heard, smelt or eaten: the verb says what is asked, whatever the thing. */
export const senses: readonly (readonly [RegExp, Topic])[] = [
  [/слыш|чирика|(?:пти|соловь)\S+ по[ею]т|(?:^| )(?:hear|heard|listen|ringing)(?: |$)/, 'sounds'],
  [/(?:^| )(?:пахн|воня|нюха|smell|stink)/, 'smells'],
  [/(?:^| )(?:wear|wearing|wears|носить|надеваешь|одет[аыо]?)(?: |$)/, 'clothes'],
  [/(?:^| )(?:съесть|поесть|кушать|жрать|хавать|eat|drink)(?: |$)/, 'food'],
];

/** What is asked about somebody, not about the place. */
export const personal =
  /сколько (?:тебе|вам) (?:лет|годиков)|сколько будет|столиц\S+ \S+|какая столица|как\S+ букв\S+|букв[уаые](?: |$)|what letter|capital of|подозреваешь|(?:do )?you suspect|в эту игру|(?:this|the) game(?: |$)|шпион|(?:^| )sp(?:y|ies)(?: |$)|do you (?:like|love) (?:cats|dogs)|любишь (?:кот|кош|соб)\S+|(?:^| )(?:как|какое) (?:тебя|твое) (?:зовут|имя)|(?:^| )how old are you|(?:what is|what's|whats) your name|любим\S+ (?:фильм|акт|песн|цвет|групп|игр|книг|команд)\S*|favou?rite (?:movie|actor|song|colou?r|band|game|book|team)/;

/** Turns of phrase for a thing whose words one by one mean another, or nothing. */
export const things: readonly (readonly [RegExp, Concept])[] = [
  [/same (?:thing|clothes|outfit|stuff)|в одинаков/, 'uniform'],
  [/hard work|work(?:ing|s)? (?:\S+ )?hard|спина (?:\S+ )?болит|тяж[её]л\S+ (?:работ|труд)/, 'toil'],
  [/high up|(?:is it|how|very|so) high/, 'sky'],
  // Water that is near is a river or a sea; any other makes one wet.
  [/вод[аы] (?:тут |там )?(?:рядом|близко|поблизости)|есть (?:тут |там )?вода|water (?:near|close|around)/, 'sea'],
  [
    /много (?:ли )?(?:там |тут |здесь |у вас )?(?:людей|народ[ау]?|человек)|(?:людей|народу) (?:там |тут |здесь )?(?:много|дофига|полно|до фига)|(?:many|lots of|lot of) people/,
    'crowd',
  ],
  [
    /who(?:'s| is|s) (?:the boss|in charge)|in charge(?: |$)|кто (?:тут |там |у вас |здесь )?(?:главный|главная|старший|командует|рулит)/,
    'boss',
  ],
];

/** Words that mean nothing by themselves: a question of these and of faint ones is about what the faint ones say. */
export const fillers = new Set(
  (
    'подольше побольше поменьше получше похуже остаться хочется хотелось хотел хотела хочешь думаешь говоришь скажешь сказать расскажи знаешь помнишь видимо короче кстати наверное конечно примерно больше меньше лучше хуже сколько часто редко первый первая последний другой другое другие собой день время времени тобой нормальный нормальные хороший хорошая хорошие time pretty good может могут можешь можете нужно надо нужен нужна бывает бывают есть имеется найдется обычно вообще сейчас сегодня всегда много мало очень сильно самое самый самая какой какая какие какое каком ' +
    'приходится приходилось тебя тебе твой твоя твои ваши себя себе меня вами нами этом этого этот этой такой такая здесь туда сюда отсюда рядом вокруг прямо просто ' +
    "there this that with have does your you're about usually really ever something anything around need want like would could should what which where when from just some many much more most than then them they here place away"
  ).split(' '),
);
