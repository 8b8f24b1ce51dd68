import type { Voice } from '@tasovka/cards/words';
import { ruPlural } from '@tasovka/kernel';
import type { EtiquetteName } from '../../../box.ts';
import type { GiftEvent } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { whom, whomAll } from '../things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** What each card is about: for them, for you. */
const deeds: Readonly<Record<EtiquetteName, readonly [they: string, you: string]>> = {
  'shtul-0': ['встаёт с места', 'встаёшь с места'],
  'shshalun-1': ['нарушает правила', 'нарушаешь правила'],
  'shshevelis-2': ['всё думает и думает', 'всё думаешь и думаешь'],
  'shshtol-3': ['держит руку на столе', 'держишь руку на столе'],
  'shinkognito-4': ['зовёт по имени', 'зовёшь по имени'],
  'shmotrun-5': ['видит подмигивание', 'видишь подмигивание'],
  'shmunitet-6': ['получает всё обратно', 'получаешь всё обратно'],
  'shshto-7': ['отвечает на вопрос', 'отвечаешь на вопрос'],
  'shshuriken-7': ['ловит бросок', 'ловишь бросок'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette = {
  etiquette(event, v) {
    const [they, you] = deeds[event.card];
    const deed = v.does(event.against, they, you);
    return `${v.does(event.seat, 'достаёт', 'достаёшь')} ${withGift(event)}: ${deed}!`;
  },
  punished: (event, v) => `${v.does(event.seat, 'забирает', 'забираешь')} ${withGift(event)}.`,
  offended,
  thrown(event, v) {
    const throws = `${v.does(event.seat, 'бросает', 'бросаешь')} Шшурикен —`;
    const target = event.target;
    return event.hit
      ? `${throws} попадание! ${v.does(target, 'хватается', 'хватаешься')} за ушибленное самолюбие.`
      : `${throws} мимо! ${v.does(target, 'уворачивается', 'уворачиваешься')}.`;
  },
  'must-give': (event, v) =>
    `${v.does(event.seat, 'выбирает', 'выбираешь')} карты на подарок: их ${v.verb(event.to, 'ждёт', 'ждёшь')} ${v.who(event.to)}.`,
  gave,
  counting: (event, v) =>
    `${v.does(event.seat, 'начинает', 'начинаешь')} считать до пяти: ${v.does(event.at, 'думает', 'думаешь')} слишком долго.`,
  counted: (event, v) => (event.number === 5 ? `Пять! А ${v.does(event.seat, 'всё думает', 'всё думаешь')}.` : null),
  winked,
  'wink-caught': (event, v) =>
    `${v.does(event.by, 'всё видит', 'всё видишь')}: ${v.does(event.seat, 'подмигивает', 'подмигиваешь')}!`,
  'saw-nothing': (event, v) => `${v.does(event.seat, 'протирает', 'протираешь')} глаза: показалось.`,
  claimed: (event, v) =>
    `${v.does(event.seat, 'заявляет', 'заявляешь')}: ${v.does(event.against, 'болтает', 'болтаешь')}, а ведь тишина!`,
  disputed: (event, v) => `${v.does(event.seat, 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
  voted: (event, v) =>
    `${v.does(event.seat, 'голосует', 'голосуешь')}: ${event.guilty ? 'было дело' : 'не было такого'}.`,
  cleared: (event, v) => `${v.does(event.seat, 'выходит', 'выходишь')} из-под суда с чистыми копытами. Обвинение мимо!`,
} satisfies Partial<SwintusLines>;

/** «Штуль и 2 карты»; who may see them reads which. */
function withGift(event: GiftEvent): string {
  const card = whom(event.card);
  const count = event.count;
  const which = event.cards ?? [];
  if (count === 0) return card;
  return `${card} и ${cards(count)}${which.length > 0 ? ` (${whomAll(which)})` : ''}`;
}

function gave(event: EventOf<'gave'>, v: Voice): string {
  const to = event.to;
  const which = event.cards ?? [];
  const what = which.length > 0 ? whomAll(which) : cards(event.count);
  return `${v.does(event.from, 'отдаёт', 'отдаёшь')} ${what}: подарок ${v.verb(to, 'получает', 'получаешь')} ${v.who(to)}.`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked(event: EventOf<'winked'>, v: Voice): string | null {
  if (event.atYou === true) return `${v.does(event.seat, 'подмигивает', 'подмигиваешь')}. Тебе. Виду не подавай!`;
  if (typeof event.to === 'number')
    return `${v.does(event.seat, 'подмигивает', 'подмигиваешь')}. ${v.does(event.to, 'видит', 'видишь')}, лишь бы больше никто.`;
  return null;
}

/** Acts that no other event has told of yet. */
function offended(event: EventOf<'offended'>, v: Voice): string | null {
  const to = typeof event.to === 'number' ? event.to : null;
  switch (event.act) {
    case 'left':
      return `${v.does(event.seat, 'исчезает', 'исчезаешь')} из-за стола: стул пуст!`;
    case 'hand':
      return `${v.does(event.seat, 'кладёт', 'кладёшь')} руку на стол.`;
    case 'named':
      return `${v.does(event.seat, 'зовёт', 'зовёшь')} по имени${to === null ? '' : `, и ${v.does(to, 'это слышит', 'это слышишь')}`}.`;
    case 'answered':
      return `${v.does(event.seat, 'отвечает', 'отвечаешь')} на вопрос${to === null ? '' : `, а ${v.does(to, 'только того и ждёт', 'только того и ждёшь')}`}.`;
    default:
      return null;
  }
}
