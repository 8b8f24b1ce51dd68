import { fastest, type Voice } from '@tasovka/cards/words';
import { ruPlural } from '@tasovka/kernel';
import type { Cause } from '../../../event.ts';
import type { EventOf, SwintusLines } from '../../story.ts';
import { thing, whom, whomAll } from '../things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const points = (n: number): string => ruPlural(n, 'очко', 'очка', 'очков');
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2).replace('.', ',')} с`;

/** Turns, prescriptions, penalties and the end of a round. */
export const turns = {
  dealt(event, v) {
    const dealer = event.dealer;
    return `Карты ${v.verb(dealer, 'сдаёт', 'сдаёшь')} ${v.who(dealer)}. Сверху ${thing(event.open)}.`;
  },
  laid(event, v) {
    const on = typeof event.with === 'string' ? `, а следом ${whom(event.with)}` : '';
    return `${v.does(event.seat, 'кладёт', 'кладёшь')} ${whom(event.card)}${on}.`;
  },
  intercepted: (event, v) => `${v.does(event.seat, 'перехватывает', 'перехватываешь')} ${whom(event.card)}!`,
  drew(event, v) {
    if (event.card === null) return `${v.does(event.seat, 'тянется', 'тянешься')} к колоде, а там пусто.`;
    const what = typeof event.card === 'string' ? whom(event.card) : 'карту';
    return `${v.does(event.seat, 'берёт', 'берёшь')} из колоды ${what}.`;
  },
  passed: (event, v) => `${v.does(event.seat, 'пасует', 'пасуешь')}.`,
  took,
  declared: (event, v) => `«Свинтус!» — ${v.verb(event.seat, 'объявляет', 'объявляешь')} ${v.who(event.seat)}.`,
  caught: (event, v) =>
    `${v.does(event.by, 'ловит', 'ловишь')} момент: ${v.does(event.seat, 'молчит', 'молчишь')} с одной картой, а где же «Свинтус!»?`,
  'named-colour': (event, v) => `${v.does(event.seat, 'называет', 'называешь')} цвет: ${thing(event.colour)}.`,
  owes: (event, v) =>
    `Хапёж на подходе: ${v.does(event.seat, 'берёт', 'берёшь')} ${cards(event.count)} или ${v.verb(event.seat, 'переводит', 'переводишь')} дальше.`,
  'turned-round': (event) =>
    `Разворот: теперь ходим ${event.direction === 1 ? 'по часовой стрелке' : 'против часовой стрелки'}.`,
  silence: (event, v) =>
    `Тс-с-с! Молчим, пока ${v.who(event.seat)} снова не ${v.verb(event.seat, 'положит', 'положишь')} карту.`,
  'silence-broken': (event, v) => `${v.does(event.seat, 'нарушает', 'нарушаешь')} тишину. Можно шуметь!`,
  'slap-on': () => 'Копыта на колоду!',
  slapped: () => null,
  'slap-over': slapOver,
  dawdled: (event, v) => `${v.does(event.seat, 'думает', 'думаешь')} так долго, что ход проходит мимо.`,
  mistake,
  'round-won'(event, v) {
    const extra = event.extra;
    const more = extra > 0 ? ` И ещё ${points(extra)} за честную темноту.` : '';
    return `${v.does(event.seat, 'остаётся', 'остаёшься')} без карт и ${v.verb(event.seat, 'выигрывает', 'выигрываешь')} партию!${more}`;
  },
  settled,
} satisfies Partial<SwintusLines>;

/** Why somebody takes cards; of a lost race another event has told. */
const because: Readonly<Record<Exclude<Cause, 'slap'>, string>> & { readonly slap?: string } = {
  caught: 'надо было хрюкнуть «Свинтус!»',
  dawdling: 'часики-то тикают',
  mistake: 'ошибки нынче дороги',
  debt: 'Хапёж есть Хапёж',
  silence: 'молчание дешевле',
  svinorot: 'Свинорот сыт',
  temnodel: 'всё тёмное — в одни руки',
  'green-pair': 'Мертвосопли заразны',
  'blue-pair': 'без вакцины никуда',
  bill: 'вексель оплачен, всё сначала',
};

/** How many cards a line can hold and still be read. */
const listed = 3;

function took(event: EventOf<'took'>, v: Voice): string | null {
  const count = event.count;
  if (count === 0) return `${v.does(event.seat, 'ничего не берёт', 'ничего не берёшь')}: нечего!`;
  // Who was late has been told at once; here they only see what they got.
  if (event.cause === 'slap' && !v.isMe(event.seat)) return null;
  const mine = event.cards ?? [];
  const which = mine.length > 0 && mine.length <= listed ? ` (${whomAll(mine)})` : '';
  const why = because[event.cause];
  return `${v.does(event.seat, 'берёт', 'берёшь')} ${cards(count)}${which}${why === undefined ? '' : `: ${why}`}.`;
}

function slapOver(event: EventOf<'slap-over'>, v: Voice): string {
  const best = fastest(event.times);
  const { late } = event;
  if (best === null) return 'Все спят: на колоде ни копыта. Всем по 2 карты!';
  const first = `Быстрее всех ${v.who(best.seat)} (${seconds(best.ms)})`;
  return late.length === 0
    ? `${first}.`
    : `${first}, ${late.length > 1 ? 'спят на ходу и берут по 2 карты' : 'последнее копыто и 2 карты'}: ${late.map(v.who).join(', ')}.`;
}

function mistake(event: EventOf<'mistake'>, v: Voice): string {
  const slip = `${v.does(event.seat, 'промахивается', 'промахиваешься')}: `;
  const card = typeof event.card === 'string' ? thing(event.card) : 'эта карта';
  if (event.act === 'intercept') return `${slip}${card} — не копия верхней карты.`;
  if (event.act === 'catch') return `${slip}ловить тут некого.`;
  if (event.act === 'dark') return `${slip}названная карта сюда не ляжет даже на словах.`;
  return `${slip}${card} сюда не ложится.`;
}

/** The kernel counts; the winner hears it. */
function settled(event: EventOf<'settled'>, v: Voice): string | null {
  const winner = event.roundWinner;
  if (winner === null) return null;
  const scored = event.roundScores?.[winner] ?? 0;
  const total = event.scores[winner] ?? 0;
  const line = `${v.does(winner, 'получает', 'получаешь')} ${points(scored)}, всего ${total}.`;
  const champion = event.winner;
  return champion === null ? line : `${line} Игра окончена: главный свинтус вечера — ${v.who(champion)}!`;
}
