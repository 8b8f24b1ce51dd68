import { field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import { cardsIn, type Lines, teller, type Voice } from '../story.ts';
import { thing, whom } from './things.ts';

const seat = (event: GameEvent, key = 'seat'): Seat => field<number>(event, key);
const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');
const lying = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');
const list = new Intl.ListFormat('ru');
const listed = (names: readonly string[]): string => list.format(names.map(thing));
const count = (event: GameEvent): number => field<number>(event, 'count');

/** Which cards, for who may see them. */
function which(event: GameEvent): string {
  const shown = cardsIn(event);
  return shown.length === 0 ? '' : ` (${listed(shown)})`;
}

function laid(event: GameEvent, v: Voice): string | null {
  const { how, copies } = event;
  if (how === 'deck' || how === 'jump') return null;
  const card = field<string>(event, 'card');
  if (how === 'cover') return `${v.does(seat(event), 'накрывает', 'накрываешь')} «Упс!»: ${thing(card)}.`;
  const bulk = typeof copies === 'number' && copies > 1 ? ' — и не одну, а две. Оптом дешевле!' : '.';
  return `${v.does(seat(event), 'кладёт', 'кладёшь')} ${whom(card)}${bulk}`;
}

function drew(event: GameEvent, v: Voice): string {
  if (typeof event.card !== 'string') return `${v.does(seat(event), 'тянется', 'тянешься')} к колоде, а там пусто.`;
  const draws = `${v.does(seat(event), 'тянет', 'тянешь')} из колоды ${whom(event.card)}`;
  return event.fits === true ? `${draws} — и сразу на стол!` : `${draws}. Мимо, в руку.`;
}

function dug(event: GameEvent, v: Voice): string {
  const extra = count(event) === 0 ? '' : `, а в руку — ${lying(count(event))}${which(event)}`;
  if (typeof event.card !== 'string') return `Накрыть «Упс!» больше нечем: колода пуста${extra}.`;
  return `${v.does(seat(event), 'роется', 'роешься')} в колоде и ${v.verb(seat(event), 'накрывает', 'накрываешь')} «Упс!»: ${thing(event.card)}${extra}.`;
}

const why: Readonly<Record<string, string>> = {
  'LO-13': ' за забывчивость',
  'LO-20': ' за нерасторопность',
  'LO-21': ' за болтовню',
  'LO-25': ' вместо хода',
};

function slapOver(event: GameEvent, v: Voice): string {
  const late = field<number[]>(event, 'late');
  return late.length === 0 ? 'Все ладони на месте!' : `Последняя ладонь: ${v.all(late)}.`;
}

function swapped(event: GameEvent, v: Voice): string {
  const [one, other] = [seat(event), seat(event, 'partner')];
  const swap = v.verb(one, v.verb(other, 'меняются', 'меняетесь'), 'меняетесь');
  const pair = `${v.who(one)} и ${v.who(other)} ${swap} руками`;
  const shown = cardsIn(event);
  return shown.length === 0 ? `${pair}. Бро есть бро.` : `${pair}. Теперь у тебя ${listed(shown)}.`;
}
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
  owes: (event, v) => `${v.who(seat(event))} под ударом: на кону ${lying(count(event))}.`,
  took: (event, v) =>
    `${v.does(seat(event), 'берёт', 'берёшь')} ${cards(count(event))}${why[field<string>(event, 'why')] ?? ''}${which(event)}.`,
  skipped: (event, v) => `П-ф-ф! ${v.does(seat(event), 'пропускает', 'пропускаешь')} ход, словно его и не было.`,
  swapped,
  'must-cover': (event, v) =>
    `Упс! И ${v.verb(seat(event), 'накрывает', 'накрываешь')} карту тоже ${v.who(seat(event))}.`,
  'named-colour': (event, v) =>
    `${v.does(seat(event), 'называет', 'называешь')} цвет: ${thing(field(event, 'colour'))}.`,
  silence: (event, v) => `Бан! Молчим, пока ${v.does(seat(event), 'не сходит', 'не сходишь')} снова.`,
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
  cleared: (event, v) => `${v.who(seat(event))} ни при чём: обвинение мимо.`,
  dawdled: (event, v) => `${v.does(seat(event), 'думает', 'думаешь')} слишком долго: время вышло.`,
  'round-won': (event, v) =>
    `${v.does(seat(event), 'выигрывает', 'выигрываешь')} раунд! Последняя карта: ${thing(field(event, 'card'))}.`,
  settled,
};

export const story = teller(lines, 'ты', 'ru');
