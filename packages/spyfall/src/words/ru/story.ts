import { type Cast, field, type GameEvent, ruPlural, type Seat } from '@tasovka/kernel';
import type { How } from '../../round.ts';

type Thing = (name: string) => string;

/** Одна строка рассказа. Имена только в именительном падеже, время — настоящее. */
export function story(event: GameEvent, cast: Cast, thing: Thing): string | null {
  const who = (key: string): string => cast.name(field<Seat>(event, key));
  const mine = (key: string): boolean => event[key] === cast.me;
  const said = (key: string): string | null => field<string | null>(event, key);
  switch (event.type) {
    case 'dealt':
      return dealt(event, cast, thing);
    case 'asked': {
      const question = said('question');
      return `${who('asker')} задаёт вопрос${question === null ? `. Отвечает ${who('asked')}.` : `: ${who('asked')}, ${question}`}`;
    }
    case 'answered': {
      const answer = said('answer');
      return answer === null ? `${who('seat')} отвечает.` : `${who('seat')} отвечает: ${answer}`;
    }
    case 'accused':
      return mine('accused')
        ? `Стоп, часы! ${who('seat')} думает, что шпион — это ты.`
        : `Стоп, часы! ${who('seat')} предъявляет обвинение. Под подозрением ${who('accused')}.`;
    case 'voted':
      return `${who('seat')}: ${field<boolean>(event, 'guilty') ? '«Шпион!»' : '«Не верю».'}`;
    case 'vote-closed':
      return field<boolean>(event, 'unanimous')
        ? `Все как один. ${who('accused')} показывает карту…`
        : `Единогласия нет: ${who('accused')} выдыхает, игра идёт дальше.`;
    case 'time-up':
      return 'Время вышло!';
    case 'suspected':
      return mine('accused')
        ? 'Голосуют за тебя. Держи лицо.'
        : `Последнее слово за столом: шпион ли ${who('accused')}?`;
    case 'guessed':
      return guessed(event, cast, thing);
    case 'pointed':
      return event.at === 'dark'
        ? `${who('seat')} показывает на тёмную карту. Все согласны?`
        : `${who('seat')} показывает пальцем: это ${who('at')}!`;
    case 'agreed':
      return `${who('seat')}: ${field<boolean>(event, 'yes') ? '«Открываем».' : '«Рано открывать».'}`;
    case 'agreement-closed':
      return field<boolean>(event, 'unanimous')
        ? 'Тёмную карту переворачивают…'
        : 'Не сошлись: тёмная карта лежит дальше.';
    case 'named':
      return `${who('seat')} предлагает: начинает ${who('first')}.`;
    case 'first':
      return field<boolean>(event, 'agreed')
        ? `Договорились: начинает ${who('captain')}.`
        : `Не договорились, монетка в воздухе — и начинает ${who('captain')}.`;
    case 'questions':
      return `Вопросы задаёт капитан: ${who('captain')}.`;
    case 'choice':
      return `${who('captain')} выбирает агента.`;
    case 'taken':
      return mine('seat')
        ? `${who('captain')} берёт тебя в команду.`
        : `${who('captain')} берёт агента. Добро пожаловать, ${who('seat')}!`;
    case 'declined':
      return `${who('captain')} больше никого не берёт.`;
    case 'spy-revealed':
      return event.captain === null
        ? `Вот кто остался за бортом: шпион — ${who('spy')}. Осталось назвать оба места.`
        : `Сюрприз! Шпион — ${who('spy')}, и уже в команде. Осталось назвать оба места.`;
    case 'round-over':
      return roundOver(event, cast, thing);
    case 'settled':
      return settled(event, cast);
    default:
      return null;
  }
}

function dealt(event: GameEvent, cast: Cast, thing: Thing): string {
  const opening = `Раунд ${field<number>(event, 'round')}. Карты сдаёт ${cast.name(field<Seat>(event, 'dealer'))}.`;
  if (event.spy === true) return `${opening} Ты — шпион. Улыбайся и слушай.`;
  if (typeof event.location !== 'string') return opening;
  return `${opening} Место: ${thing(event.location)}. Твоя роль: ${thing(field<string>(event, 'role'))}.`;
}

function guessed(event: GameEvent, cast: Cast, thing: Thing): string {
  const name = cast.name(field<Seat>(event, 'seat'));
  const place = thing(field<string>(event, 'location'));
  if (typeof event.captain !== 'number') return `${name} показывает карту шпиона и называет место: «${place}».`;
  return `${name} называет место, где капитан — ${cast.name(event.captain)}: «${place}».`;
}

const endings: Readonly<Record<How, string>> = {
  exposed: 'Шпион пойман!',
  innocent: 'Это не шпион! Шпион где-то рядом и очень доволен.',
  escaped: 'Шпион уходит неузнанным.',
  guessed: 'Верно! Шпион выигрывает.',
  missed: 'Мимо! Шпион проигрывает.',
  spotted: 'В точку: это шпион!',
  mistaken: 'Это не шпион…',
  'dark-spy': 'Под тёмной картой шпион — выигрывают все!',
  'dark-location': 'Под тёмной картой обычное место — выигрывает шпион.',
  time: 'Часы решают за всех.',
  'spy-taken': 'Раунд окончен: в команде шпион.',
  'spy-left': 'Раунд окончен: шпион без команды.',
};

function roundOver(event: GameEvent, cast: Cast, thing: Thing): string {
  const locations = field<readonly string[]>(event, 'locations').map((name) => `«${thing(name)}»`);
  const spy = event.spy === 'dark' ? 'тёмная карта' : cast.name(field<Seat>(event, 'spy'));
  const where = locations.length === 1 ? `Место: ${locations[0]}` : `Места: ${locations.join(' и ')}`;
  return `${endings[field<How>(event, 'how')]} ${where}, шпион — ${spy}.`;
}

function settled(event: GameEvent, cast: Cast): string {
  const points = field<readonly number[]>(event, 'roundScores');
  const gained = points
    .map((own, seat) => ({ own, seat }))
    .filter(({ own }) => own !== 0)
    .map(({ own, seat }) => `${cast.name(seat)} ${own > 0 ? '+' : '−'}${Math.abs(own)}`);
  const line = gained.length === 0 ? 'В этом раунде все остаются при своих' : gained.join(', ');
  if (event.over !== true) return `${line}.`;
  const scores = field<readonly number[]>(event, 'scores');
  const winner = field<Seat | null>(event, 'winner');
  return winner === null
    ? `${line}. Игра окончена, первое место делят.`
    : `${line}. Игра окончена, победитель — ${cast.name(winner)}: ${ruPlural(scores[winner] as number, 'очко', 'очка', 'очков')}.`;
}
