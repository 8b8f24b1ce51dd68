import { ruPlural } from '@tasovka/kernel';
import type { How } from '../../state.ts';
import { gains, type Story } from '../story.ts';

/** Имена только в именительном падеже, время — настоящее. */
export const story: Story = {
  dealt({ round, dealer, spy, location, role }, { who, thing }) {
    const opening = `Раунд ${round}. Карты сдаёт ${who(dealer)}.`;
    if (spy) return `${opening} Ты — шпион. Улыбайся и слушай.`;
    return location && role ? `${opening} Место: ${thing(location)}. Твоя роль: ${thing(role)}.` : opening;
  },
  asked: ({ asker, asked, question }, { who }) =>
    `${who(asker)} задаёт вопрос${question === null ? `. Отвечает ${who(asked)}.` : `: ${who(asked)}, ${question}`}`,
  answered: ({ seat, answer }, { who }) =>
    answer === null ? `${who(seat)} отвечает.` : `${who(seat)} отвечает: ${answer}`,
  accused: ({ seat, accused }, { who, isMe }) =>
    isMe(accused)
      ? `Стоп, часы! ${who(seat)} думает, что шпион — это ты.`
      : `Стоп, часы! ${who(seat)} предъявляет обвинение. Под подозрением ${who(accused)}.`,
  voted: ({ seat, guilty }, { who }) => `${who(seat)}: ${guilty ? '«Шпион!»' : '«Не верю».'}`,
  'vote-closed': ({ accused, unanimous }, { who }) =>
    unanimous
      ? `Все как один. ${who(accused)} показывает карту…`
      : `Единогласия нет: ${who(accused)} выдыхает, игра идёт дальше.`,
  'time-up': () => 'Время вышло!',
  suspected: ({ accused }, { who, isMe }) =>
    isMe(accused) ? 'Голосуют за тебя. Держи лицо.' : `Последнее слово за столом: шпион ли ${who(accused)}?`,
  guessed: ({ seat, location, captain }, { who, thing }) =>
    captain === undefined
      ? `${who(seat)} показывает карту шпиона и называет место: «${thing(location)}».`
      : `${who(seat)} называет место, где капитан — ${who(captain)}: «${thing(location)}».`,
  pointed: ({ seat, at }, { who }) =>
    at === 'dark'
      ? `${who(seat)} показывает на тёмную карту. Все согласны?`
      : `${who(seat)} показывает пальцем: это ${who(at)}!`,
  agreed: ({ seat, yes }, { who }) => `${who(seat)}: ${yes ? '«Открываем».' : '«Рано открывать».'}`,
  'agreement-closed': ({ unanimous }) =>
    unanimous ? 'Тёмную карту переворачивают…' : 'Не сошлись: тёмная карта лежит дальше.',
  named: ({ seat, first }, { who }) => `${who(seat)} предлагает: начинает ${who(first)}.`,
  first: ({ captain, agreed }, { who }) =>
    agreed
      ? `Договорились: начинает ${who(captain)}.`
      : `Не договорились, монетка в воздухе — и начинает ${who(captain)}.`,
  questions: ({ captain }, { who }) => `Вопросы задаёт капитан: ${who(captain)}.`,
  choice: ({ captain }, { who }) => `${who(captain)} выбирает агента.`,
  taken: ({ captain, seat }, { who, isMe }) =>
    isMe(seat)
      ? `${who(captain)} берёт тебя в команду.`
      : `${who(captain)} берёт агента. Добро пожаловать, ${who(seat)}!`,
  declined: ({ captain }, { who }) => `${who(captain)} больше никого не берёт.`,
  'spy-revealed': ({ spy, captain }, { who }) =>
    captain === null
      ? `Вот кто остался за бортом: шпион — ${who(spy)}. Осталось назвать оба места.`
      : `Сюрприз! Шпион — ${who(spy)}, и уже в команде. Осталось назвать оба места.`,
  'round-over'({ how, locations, spy }, { who, thing }) {
    const named = locations.map((name) => `«${thing(name)}»`);
    const where = named.length === 1 ? `Место: ${named[0]}` : `Места: ${named.join(' и ')}`;
    return `${endings[how]} ${where}, шпион — ${spy === 'dark' ? 'тёмная карта' : who(spy)}.`;
  },
  settled(event, voice) {
    const { over, winner, scores } = event;
    const line = gains(event, voice) || 'В этом раунде все остаются при своих';
    if (!over) return `${line}.`;
    return winner === null
      ? `${line}. Игра окончена, первое место делят.`
      : `${line}. Игра окончена, победитель — ${voice.who(winner)}: ${ruPlural(scores[winner] ?? 0, 'очко', 'очка', 'очков')}.`;
  },
};

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
