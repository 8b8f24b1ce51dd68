import type { ColourName } from '@tasovka/cards';
import { faceOf, refuser, type Sentences } from '@tasovka/cards/words';
import { ruPlural } from '@tasovka/kernel';
import type { SwintusView } from '../../view.ts';
import { cardOnTable, frozen, isAccused, lastClaim } from '../table.ts';
import { reasons } from './labels.ts';
import { cardOf, thing, valueName, whom } from './things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** «зелёная или семёрка», «зелёная или любой Хапёж». */
function wanted(name: string, colour: ColourName | null): string {
  const { kind, value } = faceOf(name);
  const same = value !== null ? valueName(value) : kind === 'polisvin' ? 'Полисвин' : `любой ${thing(kind)}`;
  return !colour ? `${same}` : `${cardOf(colour)} или ${same}`;
}

const exit = ({ phase }: SwintusView): string =>
  phase === 'drawn' ? 'Не ложится — пас.' : 'Нет такой — возьми карту.';
const misfit = (view: SwintusView): string => `Не тот цвет: нужна ${wanted(view.top, view.colour)}. ${exit(view)}`;
const debt = ({ owed }: SwintusView): string =>
  `Над тобой висит Хапёж: клади свой, любого цвета, или бери ${cards(owed)}.`;

/** What goes on in Свинорот, or what it costs not to: «клади тройку или четвёрку любого цвета. Или пас и бери 3 карты». */
function climb({ top }: SwintusView): string {
  const value = faceOf(top).value ?? 0;
  const next = valueName(value + 1);
  const price = value === 0 ? 'пас, и даже бесплатно' : `пас и бери ${cards(value)}`;
  return `клади ${whom(`${value}`)}${next === undefined ? '' : ` или ${whom(`${value + 1}`)}`} любого цвета. Или ${price}`;
}

function onlyNumber(view: SwintusView): string {
  const { value } = faceOf(view.top);
  const top = value === null ? thing(view.top) : valueName(value);
  return `Карта этикета ложится только на своё число, а сверху ${top}. ${exit(view)}`;
}

const darkWay = (): string => 'Идёт Темнодел: клади карту втёмную или вскрывай последнюю.';
const lastWay = (): string => 'Последняя карта лежит втёмную: вскрывай или верь.';
const noDark = (): string => 'Темнодела сейчас нет, всё светло. Играй дальше.';
const noSet = (): string => 'За этим столом играют без этикета: манеры никого не волнуют.';
const openCard = (view: SwintusView): string => thing(view.phase === 'virus' ? view.table.card : view.top);
function drawnCard(view: SwintusView): string {
  const card = cardOnTable(view);
  return card === null ? '' : ` (это ${thing(card)})`;
}

const fit: Sentences<SwintusView> = {
  'does-not-fit': misfit,
  'does-not-fit SW-21': debt,
  'does-not-fit SW-30': () => 'На Свинорот сразу ложится мелочь: ноль, единица или двойка любого цвета.',
  'does-not-fit SW-31': (view) => `Свинорот растёт по шажку, ${climb(view)}.`,
  'does-not-fit SW-33': (view) => `Свинорот ест только цифры, ${climb(view)}.`,
  'does-not-fit SW-35': ({ colour }) =>
    `Темнодел ложится на свой цвет${!colour ? '' : ` (сейчас ${thing(colour)})`} или на Темнодела. А назвать надо цифру его цвета.`,
  'does-not-fit SW-36': (view) => {
    const claim = lastClaim(view);
    return claim === null
      ? 'Назови цифру, которая ложится на прошлую названную.'
      : `На словах там ${thing(claim)}: дальше годится ${wanted(claim, faceOf(claim).colour)}.`;
  },
  'does-not-fit SW-51': onlyNumber,
  'does-not-fit SW-71': (view) =>
    `Зараза ложится только на свой цвет, а сейчас нужна ${view.colour ? cardOf(view.colour) : 'любая'}. ${exit(view)}`,
  'not-your-turn': (view) =>
    view.window
      ? `Сейчас не твой ход. Но сверху ${openCard(view)}: есть точно такая же — перехватывай!`
      : 'Сейчас не твой ход. Потерпи, скоро дойдёт.',
  'not-your-turn SW-58': () => 'Подарок сейчас выбираешь не ты. Подожди чуть-чуть.',
  'not-in-hand SW-74': () => 'Для лечения нужны вирус и вакцина одного цвета. Собери пару или ходи как обычно.',
  'not-in-hand SW-75': () => 'Этой карты у тебя нет: соседям дарят то, что останется после лечения.',
  'needs-colour': () => 'Карта серая, а жизнь — нет. Назови цвет: красный, зелёный, жёлтый или синий.',
  'needs-card SW-30': () => 'Свинорот ходит с закуской: добавь ноль, единицу или двойку.',
  'needs-card SW-35': () => 'Темнодел ходит не один: выбери карту втёмную и назови цифру его цвета.',
  'needs-card SW-52': () => 'К карте этикета прилагаются ещё две твои (или сколько можно). Выбери их.',
  'needs-card SW-58': () => 'Отдать надо две карты (или сколько есть). Выбери их.',
  'not-a-copy': (view) => `Перехватывают только точной копией, а на столе ${openCard(view)}.`,
};

const moment: Sentences<SwintusView> = {
  'window-closed': () => 'Повода нет или он уже остыл. Жди, пока кто-нибудь забудется.',
  'window-closed SW-13': () => 'Поздно ловить: следующий ход уже сделан. В другой раз хватай быстрее.',
  'window-closed SW-14': () => 'Окошко для перехвата закрыто. Жди следующей карты.',
  'window-closed SW-23': () => 'Хлопать незачем: эта гонка окончена.',
  'window-closed SW-59': () => 'Шмунитет отвечает на карту этикета против тебя, а сейчас на тебя никто не шипит.',
  'window-closed SW-84': () => 'Вексель возвращают сразу после своего перехвата. Перехвати ещё раз — и не забудь.',
  'not-now slap': () => 'Копыта на колоду! Остальное потом.',
  'not-now answer': (view) =>
    isAccused(view)
      ? 'Обвиняют тебя: сначала ответь. Кнопки — над картами.'
      : 'Игра замерла: ждём, что скажет обвиняемая сторона.',
  'not-now give': () => 'Игра замерла: кто-то выбирает, какие карты отдать.',
  'not-now vote': () => 'Идёт голосование. Сначала рассудим, потом сыграем.',
  'not-now over': () => 'Партия окончена. Начинай следующую.',
  'not-now virus': () => 'Зараза ещё на столе: перехвати её копией или чуть подожди.',
  'not-now svinorot': (view) => `Идёт Свинорот, ${climb(view)}.`,
  'not-now temnodel': darkWay,
  'not-now temnodel-last': lastWay,
  'not-now SW-4': () => 'Партия ещё идёт. Сначала доиграем эту.',
  'not-now SW-11': () => 'Пас — это после взятой карты. Сначала возьми её или положи свою.',
  'not-now SW-11 svinorot': (view) => `В Свинороте колоду не трогают, ${climb(view)}.`,
  'not-now SW-11 temnodel': darkWay,
  'not-now SW-11 temnodel-last': lastWay,
  'not-now SW-20': () => 'Долга на тебе нет, брать нечего. Играй дальше.',
  'not-now SW-22': () => 'Сейчас шуметь можно: тишину никто не объявлял.',
  'not-now SW-33': () => 'Пока идёт Свинорот, этикет молчит. Дай кругу закончиться.',
  'not-now SW-36': noDark,
  'not-now SW-36 temnodel': darkWay,
  'not-now SW-36 temnodel-last': lastWay,
  'not-now SW-38': noDark,
  'not-now SW-38 temnodel': darkWay,
  'not-now SW-39': () => 'В Темноделе не перехватывают. Дождись конца круга.',
  'not-now SW-55 svinorot': () => 'В Свинороте не считают до пяти: там и так считают. Дай кругу закончиться.',
  'not-now SW-58': () => 'Сейчас нечего ни замечать, ни дарить. А после промаха глаза секунду отдыхают.',
  'not-now SW-59': () => 'Тебя ни в чём не обвиняют. Играй спокойно.',
  'not-now SW-62': () => 'Судить некого: никто не спорит.',
  'not-now SW-74': (view) =>
    view.owed > 0 ? debt(view) : 'Лечатся вместо хода, а карта уже взята. Клади её или пасуй.',
  'not-now SW-74 svinorot': (view) => `В Свинороте не лечатся, ${climb(view)}.`,
  'not-now SW-74 temnodel': darkWay,
  'not-now SW-74 temnodel-last': lastWay,
  'not-now SW-84': () => 'Векселей у тебя нет, возвращать нечего. Живи свободно.',
};

const person: Sentences<SwintusView> = {
  'not-allowed HR-2': ({ owed }) => `У нас Хапёж переводят в масть: только тем же цветом. Или бери ${cards(owed)}.`,
  'not-allowed HR-4': () => 'У нас на предписании не выигрывают. Возьми карту и закончи цифрой.',
  'not-allowed HR-11': () => 'У нас Полисвина на Полисвина не кладут. Найди другую карту или возьми из колоды.',
  'not-allowed SW-11': (view) =>
    cardOnTable(view) === null
      ? 'Колода пуста, класть нечего: остаётся пас.'
      : `Теперь можно положить только взятую карту${drawnCard(view)} или спасовать.`,
  'not-allowed SW-20': debt,
  'not-allowed SW-22': () => 'Тишину здесь слушает сам стол, ябедничать не нужно.',
  'not-allowed SW-52': (view) =>
    view.manners ? 'Так манерам не учат: нужна карта этикета, и в руке должно остаться хотя бы две.' : noSet(),
  'not-allowed SW-55': noSet,
  'not-allowed SW-58': (view) =>
    view.manners ? 'За одним столом подмигивают глазами, а не кнопкой, и замечают это только остальные.' : noSet(),
  'not-allowed SW-59': () => 'Это не тебе: отвечает тот, кого обвиняют.',
  'not-allowed SW-62': () => 'Тут не поспоришь: спорят о том, чего стол не видит сам, а судят те, кто ни при чём.',
  'already-done SW-11': (view) => `Карта уже взята${drawnCard(view)}: клади её или пасуй.`,
  'already-done SW-13': () => 'Твой «Свинтус!» уже прозвучал. Клади карту, пока помнят.',
  'already-done SW-23': () => 'Твоё копыто уже на колоде. Ждём остальных.',
  'already-done SW-55': () => 'Счёт уже идёт. Слушай и готовь карту.',
  'already-done SW-58': () => 'Одно подмигивание уже в пути. Не моргай раньше времени.',
  'already-done SW-62': () => 'Твой голос уже учтён. Ждём остальных.',
  'bad-target': () => 'Этикет — чтобы воспитывать других. Выбери соперника.',
  'bad-target SW-13': () => 'Тут ловить нечего: ищи соперника с одной картой, который молчит про «Свинтус!».',
  'bad-target SW-22': () => 'На себя не жалуются. Покажи, кто шумит.',
  'bad-target SW-36': () => 'Свою карту не вскрывают: ты и так знаешь, что там. Клади следующую.',
  'bad-target SW-55': () => 'Сейчас думаешь ты: считать до пяти будут другие. Ходи!',
  'bad-target SW-58': () => 'Не туда смотришь: выбери другого игрока.',
  'bad-target SW-59': () => 'Шмунитет возвращают отправителю, и никому больше.',
  'bad-target SW-77': () => 'Меняются с соперником: выбери, с кем, или не меняйся вовсе.',
  'bad-move SW-61': () => 'Шшурикен надо бросить: поймай цель в середине и жми.',
  'bad-move SW-75': () => 'Красная пара дарит по карте соседям (вдвоём — одну), и больше ничего.',
  'bad-move SW-76': () => 'Зелёная пара работает сама: просто лечись.',
  'bad-move SW-77': () => 'Жёлтая пара меняет руки целиком. Выбери, с кем, или просто лечись.',
  'bad-move SW-78': () => 'Синяя пара работает сама: просто лечись.',
};

export const refusal = refuser({ ...fit, ...moment, ...person }, reasons, frozen);
