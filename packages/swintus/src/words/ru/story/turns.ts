import { field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines, type Voice } from '../../story.ts';
import { thing, whom, whomAll } from '../things.ts';

const seat = (event: GameEvent): Seat => field<number>(event, 'seat');
const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const points = (n: number): string => ruPlural(n, 'очко', 'очка', 'очков');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2).replace('.', ',')} с`;

/** Turns, prescriptions, penalties and the end of a round. */
export const turns: Lines = {
  dealt(event, v) {
    const dealer = field<number>(event, 'dealer');
    return `Карты ${v.verb(dealer, 'сдаёт', 'сдаёшь')} ${v.who(dealer)}. Сверху ${thing(field(event, 'open'))}.`;
  },
  laid(event, v) {
    const on = typeof event.with === 'string' ? `, а следом ${whom(event.with)}` : '';
    return `${v.does(seat(event), 'кладёт', 'кладёшь')} ${whom(field(event, 'card'))}${on}.`;
  },
  intercepted: (event, v) => `${v.does(seat(event), 'перехватывает', 'перехватываешь')} ${whom(field(event, 'card'))}!`,
  drew(event, v) {
    if (event.card === null) return `${v.does(seat(event), 'тянется', 'тянешься')} к колоде, а там пусто.`;
    const what = typeof event.card === 'string' ? whom(event.card) : 'карту';
    return `${v.does(seat(event), 'берёт', 'берёшь')} из колоды ${what}.`;
  },
  passed: (event, v) => `${v.does(seat(event), 'пасует', 'пасуешь')}.`,
  took,
  declared: (event, v) => `«Свинтус!» — ${v.verb(seat(event), 'объявляет', 'объявляешь')} ${v.who(seat(event))}.`,
  caught: (event, v) =>
    `${v.does(field(event, 'by'), 'ловит', 'ловишь')} момент: ${v.does(seat(event), 'молчит', 'молчишь')} с одной картой, а где же «Свинтус!»?`,
  'named-colour': (event, v) =>
    `${v.does(seat(event), 'называет', 'называешь')} цвет: ${thing(field(event, 'colour'))}.`,
  owes: (event, v) =>
    `Хапёж на подходе: ${v.does(seat(event), 'берёт', 'берёшь')} ${cards(field(event, 'count'))} или ${v.verb(seat(event), 'переводит', 'переводишь')} дальше.`,
  'turned-round': (event) =>
    `Разворот: теперь ходим ${event.direction === 1 ? 'по часовой стрелке' : 'против часовой стрелки'}.`,
  silence: (event, v) =>
    `Тс-с-с! Молчим, пока ${v.who(seat(event))} снова не ${v.verb(seat(event), 'положит', 'положишь')} карту.`,
  'silence-broken': (event, v) => `${v.does(seat(event), 'нарушает', 'нарушаешь')} тишину. Можно шуметь!`,
  'slap-on': () => 'Копыта на колоду!',
  'slap-over': slapOver,
  dawdled: (event, v) => `${v.does(seat(event), 'думает', 'думаешь')} так долго, что ход проходит мимо.`,
  mistake,
  'round-won'(event, v) {
    const extra = field<number>(event, 'extra');
    const more = extra > 0 ? ` И ещё ${points(extra)} за честную темноту.` : '';
    return `${v.does(seat(event), 'остаётся', 'остаёшься')} без карт и ${v.verb(seat(event), 'выигрывает', 'выигрываешь')} партию!${more}`;
  },
  settled,
};

/** Why somebody takes cards, by the rule that says so. */
const because: Readonly<Record<string, string>> = {
  'SW-13': 'надо было хрюкнуть «Свинтус!»',
  'SW-16': 'часики-то тикают',
  'SW-17': 'ошибки нынче дороги',
  'SW-20': 'Хапёж есть Хапёж',
  'SW-22': 'молчание дешевле',
  'SW-32': 'Свинорот сыт',
  'SW-37': 'всё тёмное — в одни руки',
  'SW-76': 'Мертвосопли заразны',
  'SW-78': 'без вакцины никуда',
  'SW-82': 'вексель оплачен, всё сначала',
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took(event: GameEvent, v: Voice): string | null {
  const count = field<number>(event, 'count');
  if (count === 0) return `${v.does(seat(event), 'ничего не берёт', 'ничего не берёшь')}: нечего!`;
  // Who was late has been told at once; here they only see what they got.
  if (event.why === 'SW-23' && !v.isMe(seat(event))) return null;
  const mine = cardsIn(event);
  const which = mine.length > 0 && mine.length <= listed ? ` (${whomAll(mine)})` : '';
  const why = because[field<string>(event, 'why')];
  return `${v.does(seat(event), 'берёт', 'берёшь')} ${cards(count)}${which}${why === undefined ? '' : `: ${why}`}.`;
}

function slapOver(event: GameEvent, v: Voice): string {
  const times = field<(number | null)[]>(event, 'times');
  const late = field<number[]>(event, 'late');
  const best = times.reduce<Seat | null>(
    (first, ms, at) => (ms !== null && (first === null || ms < (times[first] as number)) ? at : first),
    null,
  );
  if (best === null) return 'Все спят: на колоде ни копыта. Всем по 2 карты!';
  const first = `Быстрее всех ${v.who(best)} (${seconds(times[best] as number)})`;
  return late.length === 0
    ? `${first}.`
    : `${first}, ${late.length > 1 ? 'спят на ходу и берут по 2 карты' : 'последнее копыто и 2 карты'}: ${late.map(v.who).join(', ')}.`;
}

function mistake(event: GameEvent, v: Voice): string {
  const slip = `${v.does(seat(event), 'промахивается', 'промахиваешься')}: `;
  const card = typeof event.card === 'string' ? thing(event.card) : 'эта карта';
  if (event.act === 'intercept') return `${slip}${card} — не копия верхней карты.`;
  if (event.act === 'catch') return `${slip}ловить тут некого.`;
  if (event.act === 'dark') return `${slip}названная карта сюда не ляжет даже на словах.`;
  return `${slip}${card} сюда не ложится.`;
}

/** The kernel counts; the winner hears it. */
function settled(event: GameEvent, v: Voice): string | null {
  const winner = field<number | null>(event, 'roundWinner');
  if (winner === null) return null;
  const scored = field<number[]>(event, 'roundScores')[winner] as number;
  const total = field<number[]>(event, 'scores')[winner] as number;
  const line = `${v.does(winner, 'получает', 'получаешь')} ${points(scored)}, всего ${total}.`;
  const champion = field<number | null>(event, 'winner');
  return champion === null ? line : `${line} Игра окончена: главный свинтус вечера — ${v.who(champion)}!`;
}
