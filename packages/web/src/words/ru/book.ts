import { ruPlural } from '@tasovka/kernel';
import type { RecordKind } from '../../book/records.ts';

const length = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'меньше минуты';
  return minutes < 60 ? `${minutes} мин` : `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
};
const matches = (n: number): string => ruPlural(n, 'игра', 'игры', 'игр');
const wins = (n: number): string => ruPlural(n, 'победа', 'победы', 'побед');
const cards = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');
const seconds = (ms: number): string => (ms < 60_000 ? `${Math.round(ms / 1000)} с` : length(ms));
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' });

/** All that is said in the book of a table and in one's own. */
export const book = {
  title: 'Книга вечера',
  mine: 'Моя книга',
  empty: 'Пока пусто. Сыграйте — и всё, что было, останется здесь.',
  emptyMine: 'Пока пусто. Доиграй хоть одну — и здесь появится твоя слава.',
  matches,
  wins,
  length,
  day: (at: number) => day.format(at),
  tabs: { evening: 'Вечер', season: 'Сезон', matches: 'Игры' },
  tonight: 'Этот вечер',
  champion: (names: readonly string[]): string => (names.length > 1 ? 'Делят корону' : 'Корона вечера'),
  noChampion: 'Корона ждёт хозяина',
  awards: 'Награды вечера',
  standing: 'Таблица сезона',
  played: 'игр',
  won: 'побед',
  beaten: 'обыграно',
  beatenLong: 'Какую часть соперников человек оставил позади',
  rating: 'рейтинг',
  ratingDoubt: 'присматриваемся',
  rivals: 'Кто кого',
  even: (n: number) => `поровну ${n}`,
  versus: (a: string, of: number, b: string, to: number) => `${a} — ${b}, счёт ${of} : ${to}`,
  streaks: 'Серии',
  streak: (n: number) => `${wins(n)} подряд`,
  goesOn: 'и ещё не конец!',
  records: 'Рекорды стола',
  recordNames: {
    slap: 'Самый быстрый хлопок',
    hand: 'Больше всего карт в руке',
    bluff: 'Самый долгий блеф',
    tallTale: 'Самая складная ложь',
    miss: 'Самая смелая догадка',
    comeback: 'Самое громкое возвращение',
    gulp: 'Самый большой штраф',
    cuts: 'Больше всего перехватов',
    catches: 'Больше всего поимок',
    dig: 'Самые глубокие раскопки',
    asked: 'Больше всего вопросов',
    longest: 'Самая долгая игра',
    shortest: 'Самая быстрая игра',
  } satisfies Readonly<Record<RecordKind, string>>,
  recordAmounts: {
    slap: (ms: number) => `${ms} мс`,
    hand: cards,
    bluff: seconds,
    tallTale: (n: number) => `${ruPlural(n, 'обман', 'обмана', 'обманов')}, и все сошли с рук`,
    miss: (n: number) =>
      n > 1
        ? `мимо на ${new Intl.NumberFormat('ru').format(n)} ${ruPlural(n, 'год', 'года', 'лет').replace(/^\S+\s/, '')}`
        : 'мимо',
    comeback: (n: number) => `${cards(n)} — и победа`,
    gulp: cards,
    cuts: (n: number) => ruPlural(n, 'перехват', 'перехвата', 'перехватов'),
    catches: (n: number) => ruPlural(n, 'поимка', 'поимки', 'поимок'),
    dig: cards,
    asked: (n: number) => ruPlural(n, 'вопрос', 'вопроса', 'вопросов'),
    longest: length,
    shortest: seconds,
  } satisfies Readonly<Record<RecordKind, (amount: number) => string>>,
  watch: 'Смотреть',
  watchMoment: (what: string) => `${what}: посмотреть этот момент`,
  noReplay: 'без повтора',
  stopped: 'Не доиграна: правила обновились',
  drawn: 'Ничья',
  somebody: 'Некто',
  bots: 'Боты',
  you: 'ты',
  save: 'Сохранить файлом',
  print: 'Напечатать',
  ratings: 'Считать рейтинг',
  ratingsHelp: 'Решает хозяин стола. Считается по результатам, живёт только здесь.',
  forget: 'Забудь меня',
  forgetHere:
    'Книга и повторы забудут твоё имя, рекорды и слова, и вернуть их будет нельзя. За столом имя видно, пока ты здесь; из журнала сервера оно уйдёт, когда стол поиграет дальше. Забыть?',
  forgetAll: 'Забыть всё и везде: на этом устройстве и за всеми столами? Вернуть будет нельзя.',
  forgotten: 'Готово. Кто это был? Никто не помнит.',
  notForgotten: (codes: readonly string[]) => `Не ответили столы: ${codes.join(', ')}. Попробуй ещё раз чуть позже.`,
  kept: 'Книга помнит последние 300 игр и ждёт вас год, даже если за стол никто не садится: пропадут только повторы, через месяц. Видят её те, кто за столом был.',
  keptMine:
    'Твоя книга живёт на этом устройстве, а за столами — по твоему месту. На новое устройство переезжает вместе с ним.',
  back: 'За стол',
  home: 'На главную',
  favourite: 'Любимая игра',
  fastest: 'Лучший хлопок',
  time: 'За картами',
  collection: 'Коллекция наград',
  times: (n: number) => `×${n}`,
  place: (place: number, of: number) => `${place}-е место из ${of}`,
  alone: 'с ботами, на этом телефоне',
  code: (code: string) => `стол ${code}`,
  missing: 'Эту книгу открывает тот, кто был за столом. Зайди по ссылке на стол — и она твоя.',
};

export type BookWords = typeof book;
