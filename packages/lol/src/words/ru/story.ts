import type { CommonCause } from '@tasovka/cards';
import { type Lines, teller, type Voice } from '@tasovka/cards/words';
import { ruPlural } from '@tasovka/kernel';
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

function laid(event: EventOf<'laid'>, v: Voice): string | null {
  const { how, copies } = event;
  if (how === 'deck' || how === 'jump') return null;
  const card = event.card;
  if (how === 'cover') return `${v.does(event.seat, 'накрывает', 'накрываешь')} «Упс!»: ${thing(card)}.`;
  const bulk = copies > 1 ? ' — и не одну, а две. Оптом дешевле!' : '.';
  return `${v.does(event.seat, 'кладёт', 'кладёшь')} ${whom(card)}${bulk}`;
}

function drew(event: EventOf<'drew'>, v: Voice): string {
  if (event.card === null) return `${v.does(event.seat, 'тянется', 'тянешься')} к колоде, а там пусто.`;
  const draws = `${v.does(event.seat, 'тянет', 'тянешь')} из колоды ${whom(event.card)}`;
  return event.fits ? `${draws} — и сразу на стол!` : `${draws}. Мимо, в руку.`;
}

function dug(event: EventOf<'dug'>, v: Voice): string {
  const extra = event.count === 0 ? '' : `, а в руку — ${lying(event.count)}${which(event)}`;
  if (event.card === null) return `Накрыть «Упс!» больше нечем: колода пуста${extra}.`;
  return `${v.does(event.seat, 'роется', 'роешься')} в колоде и ${v.verb(event.seat, 'накрывает', 'накрываешь')} «Упс!»: ${thing(event.card)}${extra}.`;
}

const why: Readonly<Record<CommonCause, string>> = {
  caught: ' за забывчивость',
  slap: ' за нерасторопность',
  silence: ' за болтовню',
  debt: ' вместо хода',
  dawdling: '',
};

function slapOver(event: EventOf<'slap-over'>, v: Voice): string {
  const late = event.late;
  return late.length === 0 ? 'Все ладони на месте!' : `Последняя ладонь: ${v.all(late)}.`;
}

function swapped(event: EventOf<'swapped'>, v: Voice): string {
  const [one, other] = [event.seat, event.partner];
  const swap = v.verb(one, v.verb(other, 'меняются', 'меняетесь'), 'меняетесь');
  const pair = `${v.who(one)} и ${v.who(other)} ${swap} руками`;
  const shown = event.got ?? [];
  return shown.length === 0 ? `${pair}. Бро есть бро.` : `${pair}. Теперь у тебя ${listed(shown)}.`;
}
function settled(event: EventOf<'settled'>, v: Voice): string | null {
  if (!event.over) return null;
  return event.winner !== null
    ? `Игра окончена. Первое место: ${v.who(event.winner)}!`
    : 'Игра окончена: первое место поделили.';
}

const lines: Lines<LolEvent> = {
  dealt: (event, v) =>
    `${v.does(event.dealer, 'раздаёт', 'раздаёшь')} карты и ${v.verb(event.dealer, 'открывает', 'открываешь')} ${whom(event.open)}.`,
  laid,
  drew,
  dug,
  jumped: (event, v) => `Не спи! ${v.does(event.seat, 'кладёт', 'кладёшь')} вне очереди ${whom(event.card)}.`,
  'passed-on': (event, v) => `Врядли! ${v.does(event.seat, 'переводит', 'переводишь')} долг дальше.`,
  owes: (event, v) => `${v.who(event.seat)} под ударом: на кону ${lying(event.count)}.`,
  took: (event, v) =>
    `${v.does(event.seat, 'берёт', 'берёшь')} ${cards(event.count)}${why[event.cause]}${which(event)}.`,
  skipped: (event, v) => `П-ф-ф! ${v.does(event.seat, 'пропускает', 'пропускаешь')} ход, словно его и не было.`,
  swapped,
  'must-cover': (event, v) =>
    `Упс! И ${v.verb(event.seat, 'накрывает', 'накрываешь')} карту тоже ${v.who(event.seat)}.`,
  'named-colour': (event, v) => `${v.does(event.seat, 'называет', 'называешь')} цвет: ${thing(event.colour)}.`,
  silence: (event, v) => `Бан! Молчим, пока ${v.does(event.seat, 'не сходит', 'не сходишь')} снова.`,
  'silence-over': () => 'Можно говорить!',
  'spoke-up': (event, v) => `${v.does(event.seat, 'подаёт', 'подаёшь')} голос, а ведь «Бан!».`,
  'slap-on': () => 'Бах! Все ладони на карту!',
  slapped: () => null,
  'slap-over': slapOver,
  'said-lol': (event, v) => `${v.does(event.seat, 'говорит', 'говоришь')} «ЛОЛ!»: осталась одна карта.`,
  caught: (event, v) =>
    `ЛОЛ! ${v.does(event.by, 'ловит момент', 'ловишь момент')}: ${v.does(event.seat, 'молчит', 'молчишь')} с одной картой.`,
  claimed: (event, v) =>
    `${v.does(event.seat, 'заявляет', 'заявляешь')}: ${v.does(event.against, 'болтает', 'болтаешь')}, а ведь «Бан!».`,
  disputed: (event, v) => `${v.does(event.seat, 'спорит', 'споришь')}. Пусть решают те, кто ни при чём.`,
  voted: (event, v) =>
    `${v.does(event.seat, 'голосует', 'голосуешь')}: ${event.guilty ? 'было дело' : 'не было такого'}.`,
  verdict: () => null,
  cleared: (event, v) => `${v.who(event.seat)} ни при чём: обвинение мимо.`,
  dawdled: (event, v) => `${v.does(event.seat, 'думает', 'думаешь')} слишком долго: время вышло.`,
  'round-won': (event, v) =>
    `${v.does(event.seat, 'выигрывает', 'выигрываешь')} раунд! Последняя карта: ${thing(event.card)}.`,
  settled,
};

export const story = teller(lines, 'ты', 'ru');
