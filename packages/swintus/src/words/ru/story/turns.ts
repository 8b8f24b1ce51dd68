import { faceOf, fastest } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/ru';
import { ruPlural, type Telling, type Voice } from '@tasovka/kernel';
import type { Cause } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { thing, whom, whomAll } from '../things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const points = (n: number): string => ruPlural(n, 'очко', 'очка', 'очков');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2).replace('.', ',')} с`;

/** SW-5: whoever sees a prescription open waits for it in vain. */
function asleep(open: string): string {
  const { colour, value } = faceOf(open);
  if (value !== null) return '';
  return ` Первая карта просто лежит: ${colour === null ? 'клади на неё что угодно' : 'её свойство спит'}.`;
}

/** Turns, prescriptions, penalties and the end of a round. */
export const turns = {
  day: house.day,
  'moves-again': house.movesAgain,
  dealt({ dealer, open }, v) {
    const deals = v.does(dealer, 'раздаёт', 'раздаёшь');
    return [
      `${deals} карты. Сверху ${thing(open)}.${asleep(open)}`,
      `Карты ${v.verb(dealer, 'раздаёт', 'раздаёшь')} ${v.who(dealer)}. Начинаем: ${thing(open)}.${asleep(open)}`,
      `${deals} всем по восемь. На столе ${thing(open)}.${asleep(open)}`,
    ];
  },
  laid({ seat, card, with: on }, v) {
    if (typeof on === 'string')
      return [
        `${v.does(seat, 'открывает', 'открываешь')} ${whom(card)}, на закуску ${thing(on)}.`,
        `${v.does(seat, 'кладёт', 'кладёшь')} ${whom(card)}, а следом ${whom(on)}.`,
        `Кушать подано! ${v.does(seat, 'кладёт', 'кладёшь')} ${whom(card)} и ${whom(on)}.`,
      ];
    return [
      `${v.does(seat, 'кладёт', 'кладёшь')} ${whom(card)}.`,
      `${v.does(seat, 'ходит', 'ходишь')}: ${thing(card)}.`,
      `${v.does(seat, 'выкладывает', 'выкладываешь')} ${whom(card)}.`,
      `${v.does(seat, 'сбрасывает', 'сбрасываешь')} ${whom(card)}.`,
    ];
  },
  intercepted: ({ seat, card }, v) => [
    `${v.does(seat, 'перехватывает', 'перехватываешь')} ${whom(card)}!`,
    `Перехват! ${v.does(seat, 'кидает', 'кидаешь')} ${whom(card)}.`,
    `Точь-в-точь! ${v.does(seat, 'бросает', 'бросаешь')} вне очереди ${whom(card)}.`,
    `Пока другие хрюкают, ${v.does(seat, 'перехватывает', 'перехватываешь')} ${whom(card)}.`,
  ],
  drew({ seat, card }, v) {
    if (card === null)
      return [
        `${v.does(seat, 'тянется', 'тянешься')} к колоде, а там пусто.`,
        `Колода пуста: ${v.does(seat, 'остаётся', 'остаёшься')} при своих.`,
        `${v.does(seat, 'скребёт', 'скребёшь')} копытом по столу: колода кончилась.`,
      ];
    const what = typeof card === 'string' ? whom(card) : 'карту';
    return [
      `${v.does(seat, 'берёт', 'берёшь')} из колоды ${what}.`,
      `Нечем или неохота: ${v.does(seat, 'берёт', 'берёшь')} ${what}.`,
      `${v.does(seat, 'лезет', 'лезешь')} в колоду: ${typeof card === 'string' ? `там ${thing(card)}` : 'плюс карта'}.`,
    ];
  },
  passed: ({ seat }, v) => [
    `${v.does(seat, 'пасует', 'пасуешь')}.`,
    `Пас: ${v.does(seat, 'копит', 'копишь')} силы.`,
    `${v.does(seat, 'говорит', 'говоришь')} «пас».`,
  ],
  took,
  declared: ({ seat }, v) => [
    `«Свинтус!» — ${v.verb(seat, 'объявляет', 'объявляешь')} ${v.who(seat)}.`,
    `${v.does(seat, 'хрюкает', 'хрюкаешь')} на весь стол: «Свинтус!»`,
    `«Свинтус!» — ${v.does(seat, 'вот-вот останется', 'вот-вот останешься')} с одной картой.`,
  ],
  caught: ({ seat, by }, v) => [
    `${v.does(by, 'ловит', 'ловишь')} момент: ${v.does(seat, 'молчит', 'молчишь')} с одной картой, а где же «Свинтус!»?`,
    `Поимка! ${v.does(by, 'хватает', 'хватаешь')} за бочок: ${v.does(seat, 'забывает', 'забываешь')} про «Свинтус!».`,
    `Карта одна, а «Свинтус!» не слышно: ${v.does(by, 'замечает', 'замечаешь')}, как ${v.does(seat, 'молчит', 'молчишь')}.`,
  ],
  'named-colour': ({ seat, colour }, v) => [
    `${v.does(seat, 'называет', 'называешь')} цвет: ${thing(colour)}.`,
    `${v.does(seat, 'заказывает', 'заказываешь')} цвет: ${thing(colour)}.`,
    `Теперь цвет ${thing(colour)}: так ${v.verb(seat, 'велит', 'велишь')} ${v.who(seat)}.`,
  ],
  owes({ seat, count }, v) {
    const choice = `${v.does(seat, 'берёт', 'берёшь')} ${cards(count)} или ${v.verb(seat, 'переводит', 'переводишь')} дальше`;
    return [`Хапёж на подходе: ${choice}.`, `Хапёж! ${choice}.`, `Хапёж хватает за пятачок: ${choice}.`];
  },
  'turned-round'({ direction }) {
    const way = direction === 1 ? 'по часовой стрелке' : 'против часовой стрелки';
    return [`Разворот: теперь ходим ${way}.`, `Перехрюк! Игра бежит ${way}.`, `Кругом, хрюк-марш! Ход идёт ${way}.`];
  },
  silence({ seat }, v) {
    const until = `пока ${v.who(seat)} снова не ${v.verb(seat, 'положит', 'положишь')} карту`;
    return [`Тс-с-с! Молчим, ${until}.`, `Тихохрюн! Ни звука, ${until}.`, `Пятачки на замок, ${until}!`];
  },
  'silence-broken': ({ seat }, v) => [
    `${v.does(seat, 'нарушает', 'нарушаешь')} тишину. Можно шуметь!`,
    `Кто хрюкнул? ${v.who(seat)}! Тишине конец.`,
    `${v.does(seat, 'не выдерживает', 'не выдерживаешь')} молчания. Шумим дальше!`,
  ],
  'slap-on': () => ['Копыта на колоду!', 'Хлопкопыт! Бей по колоде!', 'Хлопай! Последнее копыто берёт 2 карты.'],
  slapped: () => null,
  'slap-over': slapOver,
  dawdled: ({ seat }, v) => [
    `${v.does(seat, 'думает', 'думаешь')} так долго, что ход проходит мимо.`,
    `${v.does(seat, 'засыпает', 'засыпаешь')} над картами: ход мимо.`,
    `Время вышло: ${v.does(seat, 'считает', 'считаешь')} ворон, а не карты.`,
  ],
  mistake,
  'round-won'({ seat, extra }, v) {
    const more = extra > 0 ? ` И ещё ${points(extra)} за честную темноту.` : '';
    return [
      `${v.does(seat, 'остаётся', 'остаёшься')} без карт и ${v.verb(seat, 'выигрывает', 'выигрываешь')} партию!${more}`,
      `Рука пуста! Партию ${v.verb(seat, 'забирает', 'забираешь')} ${v.who(seat)}.${more}`,
      `Ни карты, ни долгов: партия окончена, ${v.verb(seat, 'побеждает', 'побеждаешь')} ${v.who(seat)}!${more}`,
    ];
  },
  settled,
} satisfies Partial<SwintusLines>;

/** Why somebody takes cards. */
const because: Readonly<Record<Cause, readonly [string, string, string]>> = {
  slap: ['копыто опоздало', 'хлопать надо быстрее', 'сонному копыту — гостинец'],
  caught: ['надо было хрюкнуть «Свинтус!»', '«Свинтус!» сам себя не скажет', 'цена забытого «Свинтус!»'],
  dawdling: ['часики-то тикают', 'ход проспать недёшево', 'думать надо было быстрее'],
  mistake: ['ошибки нынче дороги', 'за промах', 'карта была не та'],
  debt: ['Хапёж есть Хапёж', 'долг за Хапёж дошёл до кассы', 'столько насобирал Хапёж'],
  silence: ['молчание дешевле', 'за слово в тишине', 'Тихохрюн всё слышит'],
  svinorot: ['Свинорот сыт', 'больше в Свинорот не лезет', 'столько написано на последней'],
  temnodel: ['всё тёмное — в одни руки', 'спор про тёмную карту проигран', 'за весь тёмный круг'],
  'green-pair': ['Мертвосопли заразны', 'апчхи на весь стол', 'кто-то лечится, а чихают все'],
  'blue-pair': ['без вакцины никуда', 'вакцины нет', 'зубы лечат вовремя'],
  bill: ['вексель оплачен, всё сначала', 'банк выдаёт новую руку', 'с векселем партию не закончить'],
  searching: ['не то, не то и опять не то', 'нужная карта пряталась на дне', 'а правило велит искать дальше'],
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took({ seat, count, cause, cards: mine = [] }: EventOf<'took'>, v: Voice): Telling | null {
  if (count === 0)
    return [
      `${v.does(seat, 'ничего не берёт', 'ничего не берёшь')}: нечего!`,
      `Брать нечего: ${v.does(seat, 'выходит', 'выходишь')} сухим из лужи.`,
      `Ноль карт: ${v.does(seat, 'отделывается', 'отделываешься')} испугом.`,
    ];
  // Who was late has been told at once; here they only see what they got.
  if (cause === 'slap' && !v.isMe(seat)) return null;
  const which = mine.length > 0 && mine.length <= listed ? ` (${whomAll(mine)})` : '';
  const takes = `${v.does(seat, 'берёт', 'берёшь')} ${cards(count)}${which}`;
  const [one, two, three] = because[cause];
  return [`${takes}: ${one}.`, `${takes}: ${two}.`, `${takes}: ${three}.`];
}

function slapOver({ times, late }: EventOf<'slap-over'>, v: Voice): Telling {
  const best = fastest(times);
  if (best === null)
    return [
      'Все спят: на колоде ни копыта. Всем по 2 карты!',
      'Тишина и храп: ни одного копыта. Всем по 2 карты!',
      'Хлопкопыт ждал, ждал и раздал всем по 2 карты.',
    ];
  const first = `${v.who(best.seat)} (${seconds(best.ms)})`;
  const last = late.map(v.who).join(', ');
  if (late.length === 0)
    return [
      `Быстрее всех ${first}.`,
      `Первое копыто — ${first}, остальные следом.`,
      `Успели все! А раньше всех ${first}.`,
    ];
  if (late.length > 1)
    return [
      `Быстрее всех ${first}, спят на ходу и берут по 2 карты: ${last}.`,
      `Первое копыто — ${first}. По 2 карты сонным: ${last}.`,
      `Хлоп! Раньше всех ${first}, а проспали и берут по 2 карты: ${last}.`,
    ];
  return [
    `Быстрее всех ${first}. Последнее копыто — ${last}, это 2 карты.`,
    `Первое копыто — ${first}, последнее — ${last}. Последнему 2 карты!`,
    `Хлоп! Раньше всех ${first}. 2 карты за опоздание: ${last}.`,
  ];
}

function mistake({ seat, card, act }: EventOf<'mistake'>, v: Voice): Telling {
  const what = typeof card === 'string' ? thing(card) : 'эта карта';
  const reasons: { readonly [act: string]: string } = {
    intercept: `${what} — не копия верхней карты`,
    catch: 'ловить тут некого',
    dark: 'названная карта сюда не ляжет даже на словах',
  };
  const why = reasons[act] ?? `${what} сюда не ложится`;
  return [
    `${v.does(seat, 'промахивается', 'промахиваешься')}: ${why}.`,
    `Мимо корыта! ${v.does(seat, 'ошибается', 'ошибаешься')}: ${why}.`,
    `${v.does(seat, 'торопится', 'торопишься')} и ${v.verb(seat, 'попадает', 'попадаешь')} впросак: ${why}.`,
  ];
}

/** The kernel counts; the winner hears it. */
function settled({ roundWinner, roundScores, scores, winner }: EventOf<'settled'>, v: Voice): Telling | null {
  if (roundWinner === null) return null;
  const scored = points(roundScores?.[roundWinner] ?? 0);
  const total = scores[roundWinner] ?? 0;
  const end = winner === null ? '' : ` Игра окончена: главный свинтус вечера — ${v.who(winner)}!`;
  return [
    `${v.does(roundWinner, 'получает', 'получаешь')} ${scored}, всего ${total}.${end}`,
    `В копилку ${v.verb(roundWinner, 'кладёт', 'кладёшь')} ${v.who(roundWinner)}: ${scored}, всего ${total}.${end}`,
    `За чужие карты ${v.verb(roundWinner, 'получает', 'получаешь')} ${v.who(roundWinner)} ${scored}. Всего ${total}.${end}`,
  ];
}
