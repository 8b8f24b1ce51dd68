import { field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines, teller, type Voice } from '../story.ts';
import { thing, whom, whomAll } from './things.ts';

const seat = (event: GameEvent, key = 'seat'): Seat => field<number>(event, key);
const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const count = (event: GameEvent): number => field<number>(event, 'count');

/** «2 карты», and which, for who may see them. */
function taken(event: GameEvent): string {
  const shown = cardsIn(event);
  return shown.length === 0 ? cards(count(event)) : `${cards(count(event))}: ${whomAll(shown)}`;
}

function laid(event: GameEvent, v: Voice): string | null {
  const { how, copies } = event;
  if (how === 'deck' || how === 'jump') return null;
  const card = field<string>(event, 'card');
  if (how === 'cover') return `${v.does(seat(event), 'накрывает', 'накрываешь')} «Упс!»: ${thing(card)}.`;
  const bulk = typeof copies === 'number' && copies > 1 ? ` — и не одну, а ${copies}. Оптом дешевле!` : '.';
  return `${v.does(seat(event), 'кладёт', 'кладёшь')} ${whom(card)}${bulk}`;
}

function drew(event: GameEvent, v: Voice): string {
  if (typeof event.card !== 'string') return `${v.does(seat(event), 'тянется', 'тянешься')} к колоде, а там пусто.`;
  const draws = `${v.does(seat(event), 'тянет', 'тянешь')} из колоды ${whom(event.card)}`;
  return event.fits === true ? `${draws} — и она сразу на стол!` : `${draws}. Мимо, в руку.`;
}

function dug(event: GameEvent, v: Voice): string {
  const extra = count(event) === 0 ? '' : `, а в руку — ${taken(event)}`;
  if (typeof event.card !== 'string') return `Накрыть «Упс!» больше нечем: колода пуста${extra}.`;
  return `${v.does(seat(event), 'роется', 'роешься')} в колоде и ${v.verb(seat(event), 'накрывает', 'накрываешь')} «Упс!»: ${thing(event.card)}${extra}.`;
}

const why: Readonly<Record<string, string>> = {
  'LO-13': ' за забывчивость',
  'LO-20': ' за нерасторопность',
  'LO-21': ' за болтовню',
  'LO-25': ', и ход мимо',
};

function slapOver(event: GameEvent, v: Voice): string {
  const late = field<number[]>(event, 'late');
  return late.length === 0 ? 'Все ладони на месте!' : `Последняя ладонь: ${v.all(late)}.`;
}

function swapped(event: GameEvent, v: Voice): string {
  const pair = `${v.who(seat(event))} и ${v.who(seat(event, 'partner'))} меняются руками`;
  const shown = cardsIn(event);
  return shown.length === 0 ? `${pair}. Бро есть бро.` : `${pair}. Теперь у тебя ${listed(shown)}.`;
}
const list = new Intl.ListFormat('ru');
const listed = (names: readonly string[]): string => list.format(names.map(thing));

function settled(event: GameEvent, v: Voice): string | null {
  if (event.over !== true) return null;
  return typeof event.winner === 'number'
    ? `Игра окончена. Первое место: ${v.who(event.winner)}!`
    : 'Игра окончена: первое место поделили.';
}

const lines: Lines = {
  dealt: (event, v) =>
    `${v.does(seat(event, 'dealer'), 'раздаёт', 'раздаёшь')} карты и ${v.verb(seat(event, 'dealer'), 'открывает', 'открываешь')} ${whom(field(event, 'open'))}.`,
  laid,
  drew,
  dug,
  jumped: (event, v) =>
    `Не спи! ${v.does(seat(event), 'кладёт', 'кладёшь')} вне очереди ${whom(field(event, 'card'))}.`,
  'passed-on': (event, v) => `Врядли! ${v.does(seat(event), 'переводит', 'переводишь')} долг дальше.`,
  owes: (event, v) => `${v.who(seat(event))} под ударом: на кону ${cards(count(event))}.`,
  took: (event, v) =>
    `${v.does(seat(event), 'берёт', 'берёшь')} ${taken(event)}${why[field<string>(event, 'why')] ?? ''}.`,
  skipped: (event, v) => `П-ф-ф! ${v.does(seat(event), 'пропускает', 'пропускаешь')} ход, словно его и не было.`,
  swapped,
  'must-cover': (event, v) => `Упс! А накрывать карту ${v.verb(seat(event), 'будет', 'будешь')} ${v.who(seat(event))}.`,
  'named-colour': (event, v) =>
    `${v.does(seat(event), 'называет', 'называешь')} цвет: ${thing(field(event, 'colour'))}.`,
  silence: (event, v) =>
    `Бан! Тишина, пока ход не вернётся: ждём, когда ${v.does(seat(event), 'снова ходит', 'снова ходишь')}.`,
  'silence-over': () => 'Можно говорить!',
  'spoke-up': (event, v) => `${v.does(seat(event), 'подаёт', 'подаёшь')} голос, а ведь «Бан!».`,
  'slap-on': () => 'Бах! Все ладони на карту!',
  'slap-over': slapOver,
  'said-lol': (event, v) => `${v.does(seat(event), 'говорит', 'говоришь')} «ЛОЛ!»: осталась одна карта.`,
  caught: (event, v) =>
    `ЛОЛ! ${v.does(seat(event, 'by'), 'ловит момент', 'ловишь момент')}: ${v.does(seat(event), 'молчит', 'молчишь')} с одной картой.`,
  claimed: (event, v) =>
    `${v.does(seat(event), 'заявляет', 'заявляешь')}: ${v.does(seat(event, 'against'), 'болтает', 'болтаешь')}, а ведь «Бан!».`,
  disputed: (event, v) => `${v.does(seat(event), 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
  voted: (event, v) =>
    `${v.does(seat(event), 'голосует', 'голосуешь')}: ${event.guilty === true ? 'было дело' : 'не было такого'}.`,
  cleared: (event, v) => `${v.does(seat(event), 'выходит', 'выходишь')} сухим из воды: обвинение мимо.`,
  dawdled: (event, v) => `${v.does(seat(event), 'думает', 'думаешь')} слишком долго: время вышло.`,
  'round-won': (event, v) =>
    `${v.does(seat(event), 'выигрывает', 'выигрываешь')} раунд! Последняя карта: ${thing(field(event, 'card'))}.`,
  settled,
};

export const story = teller(lines, 'ты', 'ru');
