import { ruPlural, type Telling, type Voice } from '@tasovka/kernel';
import type { EtiquetteName } from '../../../box.ts';
import type { GiftEvent } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { whom, whomAll } from '../things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** What each card is about: for them, for you, and as the reason why somebody gets it. */
const deeds: Readonly<Record<EtiquetteName, readonly [they: string, you: string, why: string]>> = {
  'shtul-0': ['встаёт с места', 'встаёшь с места', 'за пустой стул'],
  'shshalun-1': ['нарушает правила', 'нарушаешь правила', 'за нарушение правил'],
  'shshevelis-2': ['всё думает и думает', 'всё думаешь и думаешь', 'за долгие думы'],
  'shshtol-3': ['держит руку на столе', 'держишь руку на столе', 'за руку на столе'],
  'shinkognito-4': ['зовёт по имени', 'зовёшь по имени', 'за имя вслух'],
  'shmotrun-5': ['видит подмигивание', 'видишь подмигивание', 'за увиденное подмигивание'],
  'shmunitet-6': ['получает всё обратно', 'получаешь всё обратно', 'в ответ'],
  'shshto-7': ['отвечает на вопрос', 'отвечаешь на вопрос', 'за ответ на вопрос'],
  'shshuriken-7': ['ловит бросок', 'ловишь бросок', 'за перехват'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette = {
  etiquette(event, v) {
    const [they, you] = deeds[event.card];
    const deed = v.does(event.against, they, you);
    const gift = withGift(event);
    return [
      `${v.does(event.seat, 'достаёт', 'достаёшь')} ${gift}: ${deed}!`,
      `${deed}! ${v.does(event.seat, 'протягивает', 'протягиваешь')} ${gift}.`,
      `С-с-с! ${v.does(event.seat, 'вручает', 'вручаешь')} ${gift}: ${deed}.`,
    ];
  },
  punished(event, v) {
    const gift = `${withGift(event)} ${deeds[event.card][2]}`;
    return [
      `${v.does(event.seat, 'забирает', 'забираешь')} ${gift}.`,
      `Манеры стоят карт: ${v.does(event.seat, 'берёт', 'берёшь')} ${gift}.`,
      `${v.does(event.seat, 'получает', 'получаешь')} ${gift}. Змеи довольны.`,
    ];
  },
  offended,
  thrown({ seat, target, hit }, v) {
    const throws = `${v.does(seat, 'бросает', 'бросаешь')} Шшурикен`;
    return hit
      ? [
          `${throws} — попадание! ${v.does(target, 'хватается', 'хватаешься')} за ушибленное самолюбие.`,
          `Вж-ж-жик! ${throws} — и точно в цель: ${v.who(target)}.`,
          `${throws}. ${v.does(target, 'ойкает', 'ойкаешь')}: попадание!`,
        ]
      : [
          `${throws} — мимо! ${v.does(target, 'уворачивается', 'уворачиваешься')}.`,
          `Вж-ж-жик — и в стену! ${throws}, а ${v.does(target, 'хихикает', 'хихикаешь')}.`,
          `${throws} в белый свет. ${v.does(target, 'даже не моргает', 'даже не моргаешь')}.`,
        ];
  },
  'must-give'({ seat, to }, v) {
    if (v.isMe(to))
      return [
        `${v.who(seat)} выбирает тебе подарок.`,
        `${v.who(seat)} перебирает карты: что бы тебе подарить?`,
        `Готовься: ${v.who(seat)} ищет тебе подарок похуже.`,
      ];
    return [
      `${v.does(seat, 'выбирает', 'выбираешь')} подарок, ${v.who(to)} ждёт.`,
      `${v.who(to)} ждёт подарка, а ${v.does(seat, 'перебирает', 'перебираешь')} карты.`,
      `${v.does(seat, 'ищет', 'ищешь')} подарок похуже. Получит ${v.who(to)}.`,
    ];
  },
  gave({ from, to, count, cards: which = [] }, v) {
    const what = which.length > 0 ? whomAll(which) : cards(count);
    if (v.isMe(to))
      return [
        `${v.who(from)} отдаёт тебе ${what}.`,
        `Подарок! ${v.who(from)} вручает тебе ${what}.`,
        `Держи: ${v.who(from)} дарит тебе ${what}.`,
      ];
    return [
      `${v.does(from, 'отдаёт', 'отдаёшь')} ${what}: подарок получает ${v.who(to)}.`,
      `Подарок! ${v.does(from, 'отдаёт', 'отдаёшь')} ${what}, принимает ${v.who(to)}.`,
      `${v.does(from, 'дарит', 'даришь')} ${what}. Счастье-то какое: ${v.who(to)} берёт.`,
    ];
  },
  counting({ seat, at }, v) {
    const slow = v.does(at, 'думает', 'думаешь');
    return [
      `${v.does(seat, 'начинает', 'начинаешь')} считать до пяти: ${slow} слишком долго.`,
      `Раз, два… ${v.does(seat, 'считает', 'считаешь')} вслух: ${slow} слишком долго.`,
      `Счёт пошёл! ${v.does(seat, 'считает', 'считаешь')} до пяти, а ${slow}.`,
    ];
  },
  counted({ number, seat }, v) {
    if (number !== 5) return null;
    const thinks = v.does(seat, 'всё думает', 'всё думаешь');
    return [`Пять! А ${thinks}.`, `Четыре… пять! И ${thinks}.`, `Пять! Досчитали, а ${thinks}.`];
  },
  winked,
  'wink-caught'({ seat, by }, v) {
    const winks = v.does(seat, 'подмигивает', 'подмигиваешь');
    return [
      `${v.does(by, 'всё видит', 'всё видишь')}: ${winks}!`,
      `Попались! ${v.does(by, 'замечает', 'замечаешь')}: ${winks}.`,
      `Острый глаз! ${v.does(by, 'ловит', 'ловишь')} взгляд: ${winks}.`,
    ];
  },
  'saw-nothing': ({ seat }, v) => [
    `${v.does(seat, 'протирает', 'протираешь')} глаза: показалось.`,
    `Ложная тревога: никто не мигает, ${v.does(seat, 'ошибается', 'ошибаешься')}.`,
    `${v.does(seat, 'видит', 'видишь')} то, чего нет. Бывает.`,
  ],
  heard({ seat }, v) {
    const talks = v.does(seat, 'болтает', 'болтаешь');
    return [
      `Микрофон слышит голос: ${talks}? Можно признаться, можно поспорить.`,
      `${v.does(seat, 'подаёт', 'подаёшь')} голос, а ведь тишина! Или это собака?`,
      `Микрофон хрюкает: ${talks}! Но и микрофоны ошибаются.`,
    ];
  },
  claimed({ seat, against }, v) {
    const talks = v.does(against, 'болтает', 'болтаешь');
    return [
      `${v.does(seat, 'заявляет', 'заявляешь')}: ${talks}, а ведь тишина!`,
      `${v.does(seat, 'всё слышит', 'всё слышишь')}: ${talks}. А Тихохрюн на столе!`,
      `Тишина нарушена! ${v.does(seat, 'показывает', 'показываешь')} копытцем: ${talks}.`,
    ];
  },
  disputed: ({ seat }, v) => [
    `${v.does(seat, 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
    `«Неправда!» — ${v.verb(seat, 'возражает', 'возражаешь')} ${v.who(seat)}. Рассудят остальные.`,
    `${v.does(seat, 'требует', 'требуешь')} суда. Слово тем, кто ни при чём.`,
  ],
  voted: ({ seat, guilty }, v) => [
    `${v.does(seat, 'голосует', 'голосуешь')}: ${guilty ? 'было дело' : 'не было такого'}.`,
    `${v.who(seat)}: «${guilty ? 'Было!' : 'Не было!'}».`,
    `${v.does(seat, 'хрюкает', 'хрюкаешь')}: ${guilty ? 'было, все видели' : 'не было, показалось'}.`,
  ],
  cleared: ({ seat }, v) => [
    `${v.does(seat, 'выходит', 'выходишь')} из-под суда с чистыми копытами. Обвинение мимо!`,
    `Обвинение рассыпается: ${v.who(seat)} ни при чём.`,
    `Суд окончен: ${v.who(seat)} ни при чём, карты на местах.`,
  ],
} satisfies Partial<SwintusLines>;

/** «Штуль и 2 карты»; who may see them reads which. */
function withGift({ card, count, cards: which = [] }: GiftEvent): string {
  if (count === 0) return whom(card);
  return `${whom(card)} и ${cards(count)}${which.length > 0 ? ` (${whomAll(which)})` : ''}`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked({ seat, atYou, to }: EventOf<'winked'>, v: Voice): Telling | null {
  const winks = v.does(seat, 'подмигивает', 'подмигиваешь');
  if (atYou === true)
    return [
      `${winks}. Тебе. Виду не подавай!`,
      `Это тебе: ${winks}. Смотри в карты!`,
      `${winks} тебе. Только тихо, пока никто не видит!`,
    ];
  if (typeof to !== 'number') return null;
  return [
    `${winks}. ${v.does(to, 'видит', 'видишь')}, лишь бы больше никто.`,
    `${winks}. Намёк понят: ${v.does(to, 'знает', 'знаешь')}. Остальные пусть смотрят в карты.`,
    `${winks}, и ${v.does(to, 'видит', 'видишь')}. Хоть бы больше никто!`,
  ];
}

/** Acts that no other event has told of yet. */
function offended({ act, seat, to }: EventOf<'offended'>, v: Voice): Telling | null {
  const other = typeof to === 'number' ? to : null;
  switch (act) {
    case 'left':
      return [
        `${v.does(seat, 'исчезает', 'исчезаешь')} из-за стола: стул пуст!`,
        `Пустой стул! ${v.does(seat, 'встаёт', 'встаёшь')} из-за стола.`,
        `${v.does(seat, 'покидает', 'покидаешь')} стол. Стул ещё тёплый!`,
      ];
    case 'hand':
      return [
        `${v.does(seat, 'кладёт', 'кладёшь')} руку на стол.`,
        `Рука на столе! Это ${v.who(seat)}.`,
        `${v.does(seat, 'трогает', 'трогаешь')} стол рукой. Змеи замерли.`,
      ];
    case 'named': {
      const hears = other === null ? '' : `, и ${v.does(other, 'это слышит', 'это слышишь')}`;
      const calls = v.does(seat, 'зовёт', 'зовёшь');
      return [
        `${calls} по имени${hears}.`,
        `Имя вслух! ${calls} по имени${hears}.`,
        `${calls} кого-то по имени${hears}. С-с-смело!`,
      ];
    }
    case 'answered': {
      const waits = other === null ? '' : `, а ${v.does(other, 'только того и ждёт', 'только того и ждёшь')}`;
      const answers = `${v.does(seat, 'отвечает', 'отвечаешь')} на вопрос`;
      return [`${answers}${waits}.`, `Вопрос был с подвохом: ${answers}${waits}.`, `${answers}${waits}. Ш-ш-што?`];
    }
    default:
      return null;
  }
}
