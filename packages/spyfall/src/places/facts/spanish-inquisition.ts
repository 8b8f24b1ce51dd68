import type { Fact } from '../place.ts';

export const spanishInquisition: readonly Fact[] = [
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Больше всего боюсь сказать лишнее.', en: "Mostly I'm afraid of saying one word too many." },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'Правила строгие, и спорить с ними не принято.',
      en: "The rules are strict, and arguing with them isn't done.",
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Доверять тут можно не всякому.', en: "I wouldn't trust just anybody around here." },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Темновато, соседей узнаём по голосу.', en: "It's so dim I know my neighbours by voice." },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Отдых? О нём тут только мечтают.', en: 'Rest? People here only dream of it.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Скрипит перо, звенят ключи, кто-то вздыхает.',
      en: 'A quill scratching, keys jangling, somebody sighing.',
    },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Капюшон — вещь удобная: и тепло, и не узнают.',
      en: 'The hood is handy: warm ears and no recognition.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет воском, сыростью и ладаном.', en: 'Candle wax, damp stone and a good deal of incense.' },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Кому хлеб и вода, а кому и жаркое.', en: 'Some get bread and water, some get the roast.' },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Работа такая: спрашивать, пока не ответят.', en: 'The job is to keep asking until somebody answers.' },
  },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'Имущество осуждённых отходит казне, очень удобно.',
      en: 'The condemned leave everything to the Crown, how convenient.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Нас никто не ждёт — на том и стоим.', en: 'Nobody expects us, which is rather the point.' },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Дыба, протокол и молитвенник — всё на своих местах.',
      en: 'Rack, record book, prayer book: everything in its place.',
    },
  },
  {
    topic: 'work',
    tell: 3,
    text: { ru: 'Ищем ересь даже там, где её не теряли.', en: 'We look for heresy even where nobody has lost any.' },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'Торквемада чихнёт — полгорода признаётся.', en: 'When Torquemada sneezes, half the town confesses.' },
  },
];
