import { ruPlural } from '@tasovka/kernel';
import { faceOf } from '../cards.ts';
import { refuser, type Sentences } from '../refusals.ts';
import type { Seen } from '../seen.ts';
import { reasons } from './labels.ts';
import { cardOf, thing, values, whom } from './things.ts';

const cards = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');
const take = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** «зелёная или семёрка», «зелёная или любой Хапёж». */
function wanted(name: string, colour: string | null): string {
  const { kind, value } = faceOf(name);
  const same = value !== null ? values[value] : kind === 'polisvin' ? 'Полисвин' : `любой ${thing(kind)}`;
  return colour === null ? `${same}` : `${cardOf(colour)} или ${same}`;
}

const exit = ({ phase }: Seen): string => (phase === 'drawn' ? 'Не ложится — пас.' : 'Нет такой — возьми карту.');
const misfit = (view: Seen): string => `Не тот цвет: нужна ${wanted(view.top, view.colour)}. ${exit(view)}`;
const debt = ({ owed }: Seen): string => `Над тобой висит Хапёж: клади свой, любого цвета, или бери ${take(owed)}.`;

/** «тройка или четвёрка любого цвета». */
function climb({ top }: Seen): string {
  const value = faceOf(top).value ?? 0;
  const next = values[value + 1];
  return `${values[value]}${next === undefined ? '' : ` или ${next}`} любого цвета`;
}

const eat = ({ top }: Seen): string => `или пас и ${cards(faceOf(top).value ?? 0)} в довесок`;

function onlyNumber(view: Seen): string {
  const { value } = faceOf(view.top);
  const what = value === null ? `а сверху ${thing(view.top)}` : `а сверху ${values[value]}`;
  return `Карта этикета ложится только на своё число, ${what}. ${exit(view)}`;
}

const darkWay = 'Идёт Темнодел: клади карту втёмную или вскрывай последнюю.';
const noSet = 'За этим столом играют без этикета: манеры никого не волнуют.';
const oneself = 'Этикет — это чтобы воспитывать других. Выбери соперника.';
const late = 'Повод уже остыл: жди, пока кто-нибудь снова забудется.';

function notYourTurn({ open, top }: Seen): string {
  if (!open) return 'Сейчас не твой ход. Потерпи, скоро дойдёт.';
  return `Сейчас не твой ход. Но есть вторая ${copyOf(top)} — перехватывай!`;
}

const copyOf = (top: string): string => `такая же карта (${thing(top)})`;

const sentences: Sentences = {
  'does-not-fit': misfit,
  'does-not-fit SW-21': debt,
  'does-not-fit SW-30': () => 'На Свинорот сразу ложится мелочь: ноль, единица или двойка любого цвета.',
  'does-not-fit SW-31': (view) => `Свинорот растёт по шажку: нужна ${climb(view)}, ${eat(view)}.`,
  'does-not-fit SW-33': (view) => `Свинорот ест только цифры: нужна ${climb(view)}, ${eat(view)}.`,
  'does-not-fit SW-35': (view) =>
    `Темнодел ложится по цвету или на другого Темнодела (сейчас нужна ${wanted(view.top, view.colour)}), а назвать надо цифру его же цвета.`,
  'does-not-fit SW-36': ({ claim }) =>
    claim === null
      ? 'Назови цифру, которая ложится на прошлую названную.'
      : `Названо: ${thing(claim)}. Твоей картой должна быть ${wanted(claim, faceOf(claim).colour)} — хотя бы на словах.`,
  'does-not-fit SW-51': onlyNumber,
  'does-not-fit SW-71': (view) =>
    `Зараза ложится только на свой цвет, а сейчас нужна ${view.colour === null ? 'любая' : cardOf(view.colour)}. ${exit(view)}`,

  'not-your-turn': notYourTurn,
  'not-your-turn SW-58': () => 'Подарок сейчас выбираешь не ты. Подожди чуть-чуть.',

  'not-in-hand SW-74': () => 'Для лечения нужны вирус и вакцина одного цвета. Дособери пару или ходи как обычно.',
  'not-in-hand SW-75': () => 'Этой карты у тебя нет: соседям дарят то, что останется после лечения.',
  'needs-colour': () => 'Карта серая, мир — нет. Назови цвет: красный, зелёный, жёлтый или синий.',
  'needs-card SW-30': () => 'Свинорот ходит с закуской: добавь ноль, единицу или двойку.',
  'needs-card SW-35': () => 'Темнодел ходит не один: выбери карту втёмную и назови цифру его цвета.',
  'needs-card SW-52': ({ cards: held }) => `К карте этикета полагаются ещё две твои${held > 2 ? '' : ' (или сколько есть)'}. Выбери их.`,
  'needs-card SW-58': () => 'Отдать надо две карты (или сколько есть). Выбери их.',
  'not-a-copy': ({ top }) => `Перехватывают только точной копией, а сверху ${thing(top)}.`,
  'not-a-copy virus': () => 'Перехватывают только точной копией: ту же заразу того же цвета.',

  'window-closed': () => late,
  'window-closed SW-13': () => 'Поздно ловить: следующий ход уже сделан. В другой раз хватай быстрее.',
  'window-closed SW-14': () => 'Окошко для перехвата закрылось. Жди следующей карты.',
  'window-closed SW-23': () => 'Хлопать поздно: эта гонка кончилась.',
  'window-closed SW-59': () => 'Шмунитет отвечает на карту этикета против тебя, а сейчас на тебя никто не шипит.',
  'window-closed SW-84': () => 'Вексель возвращают сразу после своего перехвата. Перехвати ещё раз — и не забудь.',

  'not-now slap': () => 'Копыта на колоду! Остальное потом.',
  'not-now answer': () => 'Игра замерла: ждём, что ответит обвиняемая сторона.',
  'not-now give': () => 'Игра замерла: кто-то выбирает, какие карты отдать.',
  'not-now vote': () => 'Идёт голосование. Сначала рассудим, потом сыграем.',
  'not-now over': () => 'Партия окончена. Начинай следующую.',
  'not-now svinorot': (view) => `Идёт Свинорот: нужна ${climb(view)}, ${eat(view)}.`,
  'not-now temnodel': () => darkWay,
  'not-now temnodel-last': () => 'Последняя карта лежит втёмную: вскрывай или верь.',
  'not-now SW-20': () => 'Долга на тебе нет, брать нечего. Ходи как обычно.',
  'not-now SW-22': () => 'Сейчас шуметь можно: тишину никто не объявлял.',
  'not-now SW-33': () => 'Пока идёт Свинорот, этикет молчит. Дай кругу закончиться.',
  'not-now SW-39': () => 'В Темноделе не перехватывают. Дождись конца круга.',
  'not-now SW-84': () => 'Векселей у тебя нет, возвращать нечего. Живи свободно.',
  'not-allowed SW-11': ({ drawn }) =>
    drawn === null
      ? 'Колода пуста, класть нечего: остаётся пас.'
      : `Теперь можно положить только взятую карту (это ${thing(drawn)}) или спасовать.`,
  'not-allowed SW-20': debt,
  'not-allowed SW-22': () => 'Тишину здесь слушает сам стол, ябедничать не нужно.',
  'not-allowed SW-52': ({ manners }) =>
    manners ? 'Так этикетом не ходят: нужна карта этикета, и после неё должно остаться хотя бы две.' : noSet,
  'not-allowed SW-55': () => noSet,
  'not-allowed SW-58': ({ manners }) =>
    manners ? 'Здесь мигают глазами, а не кнопкой, и замечают это только остальные.' : noSet,
  'not-allowed SW-59': () => 'Эту карту играют не против тебя, принимать нечего.',
  'not-allowed SW-62': () => 'Спор не твой или не спор вовсе: стол видит всё и так. Прими как есть.',

  'already-done SW-11': ({ drawn }) =>
    `Карта уже взята${drawn === null ? '' : ` (это ${thing(drawn)})`}: клади её или пасуй.`,
  'already-done SW-13': () => '«Свинтус!» уже сказан. Клади карту, пока помнят.',
  'already-done SW-23': () => 'Твоё копыто уже на колоде. Ждём остальных.',
  'already-done SW-55': () => 'Счёт уже идёт. Слушай и готовь карту.',
  'already-done SW-58': () => 'Одно подмигивание уже в пути. Не моргай раньше времени.',
  'already-done SW-62': () => 'Твой голос уже учтён.',

  'bad-target': () => oneself,
  'bad-target SW-13': () => 'Тут ловить нечего: ищи соперника с одной картой, забывшего сказать «Свинтус!».',
  'bad-target SW-22': () => 'На себя не жалуются. Покажи, кто шумит.',
  'bad-target SW-36': () => 'Свою карту не вскрывают: всё равно знаешь, что там. Клади следующую.',
  'bad-target SW-55': () => 'Сейчас думаешь ты: считать до пяти будут другие. Ходи!',
  'bad-target SW-58': () => 'Не на того смотришь: выбери другого игрока.',
  'bad-target SW-59': () => 'Шмунитет возвращают отправителю, и никому больше.',
  'bad-target SW-77': () => 'Меняются с соперником: выбери, с кем, или не меняйся вовсе.',
  'bad-move SW-61': () => 'Шшурикен надо бросить: поймай цель в середине и жми.',
  'bad-move SW-75': () => 'Красная пара дарит по карте соседям (вдвоём — одну). Ничего больше.',
  'bad-move SW-76': () => 'Зелёная пара работает сама: просто лечись.',
  'bad-move SW-77': () => 'Жёлтая пара меняет руки целиком. Выбери, с кем, или просто лечись.',
  'bad-move SW-78': () => 'Синяя пара работает сама: просто лечись.',
};

export const refusal = refuser(sentences, reasons, whenTurn);

/** Where a rule alone does not say it: it depends on where play stands. */
function whenTurn(reason: string, rule: string | undefined, view: Seen): string | null {
  if (reason !== 'not-now' || (view.phase !== 'turn' && view.phase !== 'drawn' && view.phase !== 'virus')) return null;
  if (rule === 'SW-11') return 'Пас — это после взятой карты. Сначала возьми её или положи свою.';
  if (rule === 'SW-36' || rule === 'SW-38') return 'Темнодела сейчас нет, всё светло. Ходи как обычно.';
  if (rule === 'SW-74' && view.owed > 0) return debt(view);
  if (rule === 'SW-74') return 'Лечатся вместо хода, а карта уже взята. Клади её или пасуй.';
  return null;
}

export const example = whom;
