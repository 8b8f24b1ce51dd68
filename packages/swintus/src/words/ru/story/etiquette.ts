import { field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import { faceOf } from '../../cards.ts';
import { cardsIn, type Lines, type Voice } from '../../story.ts';
import { whom, whomAll } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');
const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** What each card is about: for them, for you. */
const deeds: Readonly<Record<string, readonly [they: string, you: string]>> = {
  shtul: ['встаёт с места', 'встаёшь с места'],
  shshalun: ['нарушает правила', 'нарушаешь правила'],
  shshevelis: ['всё думает и думает', 'всё думаешь и думаешь'],
  shshtol: ['держит руку на столе', 'держишь руку на столе'],
  shinkognito: ['зовёт по имени', 'зовёшь по имени'],
  shmotrun: ['видит подмигивание', 'видишь подмигивание'],
  shmunitet: ['получает всё обратно', 'получаешь всё обратно'],
  shshto: ['отвечает на вопрос', 'отвечаешь на вопрос'],
  shshuriken: ['ловит бросок', 'ловишь бросок'],
};

/** Etiquette, and what people say of each other at one table. */
export const etiquette: Lines = {
  etiquette(event, v) {
    const card = field<string>(event, 'card');
    const [they, you] = deeds[faceOf(card).kind] ?? ['ведёт себя дурно', 'ведёшь себя дурно'];
    const deed = v.does(field(event, 'against'), they, you);
    return `${v.does(seat(event), 'достаёт', 'достаёшь')} ${withGift(event)}: ${deed}!`;
  },
  punished: (event, v) => `${v.does(seat(event), 'забирает', 'забираешь')} ${withGift(event)}.`,
  offended,
  thrown(event, v) {
    const throws = `${v.does(seat(event), 'бросает', 'бросаешь')} Шшурикен —`;
    const target = field<number>(event, 'target');
    return event.hit === true
      ? `${throws} попадание! ${v.does(target, 'хватается', 'хватаешься')} за ушибленное самолюбие.`
      : `${throws} мимо! ${v.does(target, 'уворачивается', 'уворачиваешься')}.`;
  },
  'must-give': (event, v) =>
    `${v.does(seat(event), 'выбирает', 'выбираешь')} карты на подарок: их ${v.verb(field(event, 'to'), 'ждёт', 'ждёшь')} ${v.who(field(event, 'to'))}.`,
  gave,
  counting: (event, v) =>
    `${v.does(seat(event), 'начинает', 'начинаешь')} считать до пяти: ${v.does(field(event, 'at'), 'думает', 'думаешь')} слишком долго.`,
  counted: (event, v) => (event.number === 5 ? `Пять! А ${v.does(seat(event), 'всё думает', 'всё думаешь')}.` : null),
  winked,
  'wink-caught': (event, v) =>
    `${v.does(field(event, 'by'), 'всё видит', 'всё видишь')}: ${v.does(seat(event), 'подмигивает', 'подмигиваешь')}!`,
  'saw-nothing': (event, v) => `${v.does(seat(event), 'протирает', 'протираешь')} глаза: показалось.`,
  claimed: (event, v) =>
    `${v.does(seat(event), 'заявляет', 'заявляешь')}: ${v.does(field(event, 'against'), 'болтает', 'болтаешь')}, а ведь тишина!`,
  disputed: (event, v) => `${v.does(seat(event), 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
  voted: (event, v) =>
    `${v.does(seat(event), 'голосует', 'голосуешь')}: ${event.guilty === true ? 'было дело' : 'не было такого'}.`,
  cleared: (event, v) =>
    `${v.does(seat(event), 'выходит', 'выходишь')} из-под суда с чистыми копытами. Обвинение мимо!`,
};

/** «Штуль и 2 карты»; who may see them reads which. */
function withGift(event: GameEvent): string {
  const card = whom(field(event, 'card'));
  const count = field<number>(event, 'count');
  const which = cardsIn(event);
  if (count === 0) return card;
  return `${card} и ${cards(count)}${which.length > 0 ? ` (${whomAll(which)})` : ''}`;
}

function gave(event: GameEvent, v: Voice): string {
  const to = field<number>(event, 'to');
  const which = cardsIn(event);
  const what = which.length > 0 ? whomAll(which) : cards(field(event, 'count'));
  return `${v.does(field(event, 'from'), 'отдаёт', 'отдаёшь')} ${what}: подарок ${v.verb(to, 'получает', 'получаешь')} ${v.who(to)}.`;
}

/** A wink is for the eye: the story tells it only to the two it is about. */
function winked(event: GameEvent, v: Voice): string | null {
  if (event.atYou === true) return `${v.does(seat(event), 'подмигивает', 'подмигиваешь')}. Тебе. Виду не подавай!`;
  if (typeof event.to === 'number')
    return `${v.does(seat(event), 'подмигивает', 'подмигиваешь')}. ${v.does(event.to, 'видит', 'видишь')}, лишь бы больше никто.`;
  return null;
}

/** Acts that no other event has told of yet. */
function offended(event: GameEvent, v: Voice): string | null {
  const to = typeof event.to === 'number' ? event.to : null;
  switch (event.act) {
    case 'left':
      return `${v.does(seat(event), 'исчезает', 'исчезаешь')} из-за стола: стул пуст!`;
    case 'hand':
      return `${v.does(seat(event), 'кладёт', 'кладёшь')} руку на стол.`;
    case 'named':
      return `${v.does(seat(event), 'зовёт', 'зовёшь')} по имени${to === null ? '' : `, и ${v.does(to, 'это слышит', 'это слышишь')}`}.`;
    case 'answered':
      return `${v.does(seat(event), 'отвечает', 'отвечаешь')} на вопрос${to === null ? '' : `, а ${v.does(to, 'только того и ждёт', 'только того и ждёшь')}`}.`;
    default:
      return null;
  }
}
