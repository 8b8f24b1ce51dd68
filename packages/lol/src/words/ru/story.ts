import type { CommonCause } from '@tasovka/cards';
import { fastest } from '@tasovka/cards/words';
import { house } from '@tasovka/cards/words/ru';
import { type Lines, ruPlural, type Telling, teller, type Voice } from '@tasovka/kernel';
import type { LolEvent } from '../../event.ts';
import type { EventOf } from '../types.ts';
import { thing, whom } from './things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const lying = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');
const list = new Intl.ListFormat('ru');
const listed = (names: readonly string[]): string => list.format(names.map(thing));

/** Which cards, for who may see them. */
function which(event: EventOf<'took' | 'dug'>): string {
  const shown = event.cards ?? [];
  return shown.length === 0 ? '' : ` (${listed(shown)})`;
}

function laid({ how, copies, seat, card }: EventOf<'laid'>, v: Voice): Telling | null {
  if (how === 'deck' || how === 'jump') return null;
  const lays = `${v.does(seat, 'кладёт', 'кладёшь')} ${whom(card)}`;
  if (how === 'cover')
    return [
      `${v.does(seat, 'накрывает', 'накрываешь')} «Упс!»: ${thing(card)}.`,
      `«Упс!» как не бывало: ${v.does(seat, 'кладёт', 'кладёшь')} сверху ${whom(card)}.`,
      `${v.does(seat, 'прячет', 'прячешь')} свой «Упс!». Теперь сверху ${thing(card)}.`,
    ];
  if (copies > 1)
    return [
      `${lays}, сразу две штуки. Оптом дешевле!`,
      `Оптовая поставка: ${lays}, и ещё точно такую же карту.`,
      `Две по цене одной: ${lays} вместе с копией.`,
    ];
  return [
    `${lays}.`,
    `${v.does(seat, 'ходит', 'ходишь')}: ${thing(card)}.`,
    `${v.does(seat, 'выкладывает', 'выкладываешь')} ${whom(card)}.`,
    `${v.does(seat, 'сбрасывает', 'сбрасываешь')} ${whom(card)}.`,
  ];
}

function drew({ seat, card, fits, stays }: EventOf<'drew'>, v: Voice): Telling {
  if (card === null)
    return [
      `${v.does(seat, 'тянется', 'тянешься')} к колоде, а там пусто.`,
      `Колода пуста: ${v.does(seat, 'остаётся', 'остаёшься')} при своих.`,
      `${v.does(seat, 'шарит', 'шаришь')} в колоде — ни карты!`,
    ];
  const draws = `${v.does(seat, 'тянет', 'тянешь')} из колоды ${whom(card)}`;
  if (stays)
    return [
      `${draws}. Взял — не клади!`,
      `${draws}: в этот ход она не играет.`,
      `${v.does(seat, 'берёт', 'берёшь')} карту: ${thing(card)}. Ход идёт дальше.`,
    ];
  return fits
    ? [
        `${draws} — и сразу на стол!`,
        `Повезло! ${draws}, а карта ложится сама.`,
        `Вот это удача: ${draws}. Подходит!`,
        `${draws}. Подошло — лежит на столе.`,
      ]
    : [
        `${draws}. Мимо, в руку.`,
        `Нечем ходить: ${draws}. Не ложится — в руку.`,
        `${v.does(seat, 'берёт', 'берёшь')} карту: ${thing(card)}. Не подходит, остаётся в руке.`,
        `${draws} — не то. Рука толстеет.`,
      ];
}

function dug(event: EventOf<'dug'>, v: Voice): Telling {
  const { seat, card, count } = event;
  const takes = `${v.does(seat, 'берёт', 'берёшь')} ${cards(count)}${which(event)}`;
  const draws = v.does(seat, 'тянет', 'тянешь');
  if (card === null) {
    const cost = count === 0 ? '' : ` ${takes}.`;
    return [
      `Накрыть «Упс!» нечем: колода пуста.${cost}`,
      `Колода кончилась, а «Упс!» так и лежит открытым.${cost}`,
      `Вся колода перерыта, «Упс!» ничем не накрыть.${cost}`,
    ];
  }
  if (count === 0)
    return [
      `${draws} — и «Упс!» накрыт первой же картой: ${thing(card)}.`,
      `Повезло: ${draws} ${whom(card)}, и «Упс!» накрыт.`,
      `Накрыть «Упс!» нечем? ${v.does(seat, 'находит', 'находишь')} в колоде ${whom(card)}.`,
    ];
  return [
    `${v.does(seat, 'роется', 'роешься')} в колоде: «Упс!» накрывает ${thing(card)}, а в руку — ${lying(count)}${which(event)}.`,
    `${draws} и ${v.verb(seat, 'тянет', 'тянешь')}. «Упс!» накрыт (${thing(card)}), в руке плюс ${lying(count)}${which(event)}.`,
    `«Упс!» накрывает ${thing(card)}. Поиски недёшевы: ${takes}.`,
  ];
}

/** Why somebody takes cards: «Маша берёт 2 карты» is given. */
const causes: Readonly<Record<CommonCause, (takes: string) => Telling>> = {
  debt: (takes) => [
    `${takes} за плюс, и ход мимо.`,
    `Плюс есть плюс: ${takes}, а ход мимо.`,
    `Обошлось без «Врядли!»: ${takes} вместо хода.`,
  ],
  slap: (takes) => [
    `${takes} за нерасторопность.`,
    `Ладонь опоздала: ${takes}.`,
    `Приз за самую сонную ладонь: ${takes}.`,
  ],
  silence: (takes) => [`${takes} за болтовню.`, `Слово не воробей: ${takes}.`, `Разговоры нынче дороги: ${takes}.`],
  caught: (takes) => [
    `${takes} за забывчивость.`,
    `«ЛОЛ!» вовремя не прозвучал: ${takes}.`,
    `Смеяться надо вслух: ${takes}.`,
  ],
  dawdling: (takes) => [`${takes}: время вышло.`, `Часы не ждут: ${takes}.`, `${takes} за долгие раздумья.`],
};

function took(event: EventOf<'took'>, v: Voice): Telling {
  const { seat, count, cause } = event;
  if (count === 0)
    return [
      `${v.does(seat, 'ничего не берёт', 'ничего не берёшь')}: колода пуста.`,
      `Брать нечего: колода пуста, и ${v.does(seat, 'улыбается', 'улыбаешься')}.`,
      `Пустая колода спасает: ${v.does(seat, 'остаётся', 'остаёшься')} при своих.`,
    ];
  return causes[cause](`${v.does(seat, 'берёт', 'берёшь')} ${cards(count)}${which(event)}`);
}

function slapOver({ late, times }: EventOf<'slap-over'>, v: Voice): Telling {
  if (late.length === 0) return ['Все ладони на месте!', 'Успели все. Даже обидно.', 'Ни одной сонной ладони!'];
  const best = fastest(times);
  const last = v.all(late);
  return [
    `Хлоп! Позже всех — ${last}.`,
    best === null ? `Ни одной ладони! Проспали: ${last}.` : `Первая ладонь — ${v.who(best.seat)}, последняя — ${last}.`,
    `Чья ладонь ещё в пути? ${last}!`,
  ];
}

function swapped(event: EventOf<'swapped'>, v: Voice): Telling {
  const [one, other] = [event.seat, event.partner];
  const swap = v.isMe(one) || v.isMe(other) ? 'меняетесь' : 'меняются';
  const pair = `${v.who(one)} и ${v.who(other)} ${swap} руками`;
  const shown = event.got ?? [];
  return shown.length === 0
    ? [`${pair}. Бро есть бро.`, `Махнулись! ${pair}.`, `Бро! ${pair}, торг неуместен.`]
    : [
        `${pair}. Теперь у тебя ${listed(shown)}.`,
        `Бро! ${pair}. Твоё теперь: ${listed(shown)}.`,
        `Махнулись! ${pair}, и к тебе приходит ${listed(shown)}.`,
      ];
}

function settled({ over, winner }: EventOf<'settled'>, v: Voice): Telling | null {
  if (!over) return null;
  return winner !== null
    ? [
        `Игра окончена. Первое место: ${v.who(winner)}!`,
        `Вот и всё! Громче всех ${v.verb(winner, 'смеётся', 'смеёшься')} ${v.who(winner)}: это победа.`,
        `Занавес! Победа за столом одна, и её ${v.verb(winner, 'забирает', 'забираешь')} ${v.who(winner)}.`,
      ]
    : [
        'Игра окончена: первое место поделили.',
        'Игра окончена. На вершине тесно: первое место общее.',
        'Вот и всё! Первое место делят по-братски.',
      ];
}

const lines: Lines<LolEvent> = {
  day: house.day,
  'moves-again': house.movesAgain,
  dealt({ dealer, open }, v) {
    const deals = v.does(dealer, 'раздаёт', 'раздаёшь');
    return [
      `${deals} по шесть, но свою шестую ${v.verb(dealer, 'кладёт', 'кладёшь')} на стол: ${thing(open)}.`,
      `Поехали! ${deals}; шестая карта раздающего открывает стол: ${thing(open)}.`,
      `${deals}. Себе — пять, шестая уже на столе: ${thing(open)}.`,
    ];
  },
  laid,
  drew,
  dug,
  jumped({ seat, card }, v) {
    const lays = `${v.does(seat, 'кладёт', 'кладёшь')} вне очереди ${whom(card)}`;
    return [
      `Не спи! ${lays}.`,
      `Пока все думают, ${lays}. Не спи!`,
      `Точь-в-точь такая же! ${lays}.`,
      `${v.does(seat, 'врывается', 'врываешься')} без очереди: ${thing(card)}. Не спи!`,
    ];
  },
  'passed-on': ({ seat }, v) => [
    `Врядли! ${v.does(seat, 'переводит', 'переводишь')} долг дальше.`,
    `Врядли! ${v.does(seat, 'добавляет', 'добавляешь')} своё и ${v.verb(seat, 'шлёт', 'шлёшь')} дальше.`,
    `Сейчас платить? Врядли! ${v.does(seat, 'передаёт', 'передаёшь')} долг соседу.`,
  ],
  owes({ seat, count }, v) {
    const who = v.who(seat);
    return [
      `${who} под ударом: прилетает ${lying(count)}.`,
      `${who} в прицеле: ${lying(count)} — или «Врядли!».`,
      `${v.does(seat, 'берёт', 'берёшь')} ${cards(count)} или ${v.verb(seat, 'переводит', 'переводишь')} дальше.`,
      `Летит подарочек, ${lying(count)}. На пути ${who}!`,
    ];
  },
  took,
  skipped: ({ seat }, v) => [
    `П-ф-ф! ${v.does(seat, 'пропускает', 'пропускаешь')} ход, словно его и не было.`,
    `П-ф-ф! И ${v.who(seat)} без хода.`,
    `П-ф-ф! ${v.does(seat, 'моргает', 'моргаешь')}, а ход уже убежал.`,
  ],
  swapped,
  'kept-hand': ({ seat }, v) => [
    `«Бро!» ни с кем: ${v.does(seat, 'остаётся', 'остаёшься')} при своих картах.`,
    `Бро? ${v.does(seat, 'ни с кем не меняется', 'ни с кем не меняешься')}.`,
    `${v.does(seat, 'оставляет', 'оставляешь')} руку себе: «Бро!» меняться не заставляет.`,
  ],
  'must-cover': ({ seat }, v) => [
    `Упс! Кто положил, тот и накрывает: ${v.who(seat)}.`,
    `Упс! ${v.does(seat, 'ищет', 'ищешь')}, чем это накрыть.`,
    `Упс! Так не оставляют: ${v.does(seat, 'накрывает', 'накрываешь')}.`,
  ],
  'named-colour': ({ seat, colour }, v) => [
    `${v.does(seat, 'называет', 'называешь')} цвет: ${thing(colour)}.`,
    `${v.does(seat, 'заказывает', 'заказываешь')} цвет: ${thing(colour)}.`,
    `Теперь цвет ${thing(colour)}: так ${v.verb(seat, 'хочет', 'хочешь')} ${v.who(seat)}.`,
  ],
  silence: ({ seat }, v) => [
    `Бан! Молчим и вслух, и в чате, пока снова не ${v.verb(seat, 'ходит', 'ходишь')} ${v.who(seat)}.`,
    `Бан! Рты и чат на замок: откроем, когда снова ${v.verb(seat, 'ходит', 'ходишь')} ${v.who(seat)}.`,
    `Бан! Слово вслух или в чат — 2 карты, пока снова не ${v.verb(seat, 'ходит', 'ходишь')} ${v.who(seat)}.`,
  ],
  'silence-over': () => ['Можно говорить!', 'Бан снят: болтай!', 'Тишине конец. Ну, у кого что накипело?'],
  'spoke-up': ({ seat }, v) => [
    `${v.does(seat, 'подаёт', 'подаёшь')} голос, а ведь «Бан!».`,
    `${v.does(seat, 'не выдерживает', 'не выдерживаешь')} тишины. А ведь «Бан!».`,
    `Кто это сказал? ${v.who(seat)}! А ведь «Бан!».`,
  ],
  'slap-on': () => [
    'Бах! Все ладони на карту!',
    'Бах! Бей по карте, пока не опередили!',
    'Бах! Кто последний, тому и карты!',
    'Бах! Ладонь на стол, живо!',
  ],
  slapped: () => null,
  'slap-over': slapOver,
  'said-lol': ({ seat }, v) => [
    `${v.does(seat, 'говорит', 'говоришь')} «ЛОЛ!»: осталась одна карта.`,
    `«ЛОЛ!» — ${v.verb(seat, 'кричит', 'кричишь')} ${v.who(seat)}. Карта всего одна!`,
    `${v.does(seat, 'смеётся', 'смеёшься')} в голос: «ЛОЛ!», до победы одна карта.`,
  ],
  caught: ({ seat, by }, v) => [
    `ЛОЛ! ${v.does(by, 'ловит момент', 'ловишь момент')}: ${v.does(seat, 'молчит', 'молчишь')} с одной картой.`,
    `${v.does(by, 'кричит', 'кричишь')} «ЛОЛ!» раньше: ${v.does(seat, 'забывает', 'забываешь')} посмеяться.`,
    `Поимка! «ЛОЛ!» ${v.verb(by, 'говорит', 'говоришь')} ${v.who(by)}, а ${v.does(seat, 'молчит', 'молчишь')} с одной картой.`,
  ],
  heard: ({ seat }, v) => [
    `Микрофон слышит голос: ${v.does(seat, 'болтает', 'болтаешь')}? Можно признаться, можно поспорить.`,
    `${v.does(seat, 'подаёт', 'подаёшь')} голос, а ведь «Бан!». Или это собака?`,
    `Микрофон уверен: ${v.does(seat, 'болтает', 'болтаешь')}! Но и микрофоны ошибаются.`,
  ],
  claimed: ({ seat, against }, v) => [
    `${v.does(seat, 'заявляет', 'заявляешь')}: ${v.does(against, 'болтает', 'болтаешь')}, а ведь «Бан!».`,
    `${v.does(seat, 'всё слышит', 'всё слышишь')}: ${v.does(against, 'болтает', 'болтаешь')}. А ведь «Бан!».`,
    `Тишина нарушена! ${v.does(seat, 'показывает', 'показываешь')} пальцем: это ${v.who(against)}.`,
  ],
  disputed: ({ seat }, v) => [
    `${v.does(seat, 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
    `«Неправда!» — ${v.verb(seat, 'возражает', 'возражаешь')} ${v.who(seat)}. Рассудят остальные.`,
    `${v.does(seat, 'не сдаётся', 'не сдаёшься')} без суда. Слово тем, кто ни при чём.`,
  ],
  voted: ({ seat, guilty }, v) => [
    `${v.does(seat, 'голосует', 'голосуешь')}: ${guilty ? 'было дело' : 'не было такого'}.`,
    `${v.who(seat)}: «${guilty ? 'Было!' : 'Не было!'}».`,
    `${v.does(seat, 'выносит', 'выносишь')} вердикт: ${guilty ? 'было, слышали' : 'не было, показалось'}.`,
  ],
  verdict: () => null,
  cleared: ({ seat }, v) => [
    `${v.who(seat)} ни при чём: обвинение мимо.`,
    `Обвинение рассыпается: ${v.who(seat)} ни при чём.`,
    `Полное оправдание! ${v.does(seat, 'дышит', 'дышишь')} спокойно.`,
  ],
  dawdled: ({ seat }, v) => [
    `${v.does(seat, 'думает', 'думаешь')} так долго, что ход уходит без спросу.`,
    `Тик-так — и всё: ${v.does(seat, 'витает', 'витаешь')} в облаках.`,
    `${v.does(seat, 'засыпает', 'засыпаешь')} над картами, и ход идёт дальше.`,
  ],
  'round-won': ({ seat, card }, v) => [
    `${v.does(seat, 'выигрывает', 'выигрываешь')} раунд! Последняя карта: ${thing(card)}.`,
    `${v.does(seat, 'кладёт', 'кладёшь')} последнюю (${thing(card)}) — и раунд в кармане!`,
    `Рука пуста, раунд окончен: ${v.verb(seat, 'побеждает', 'побеждаешь')} ${v.who(seat)}! Напоследок — ${thing(card)}.`,
  ],
  settled,
};

export const story = teller(lines, 'ru');
