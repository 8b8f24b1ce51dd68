import { factTable } from './factTable.ts';

export const spanishInquisition = factTable(
  ['fears', 1, 'Больше всего боюсь сказать лишнее.', "Mostly I'm afraid of saying one word too many."],
  [
    'rules',
    1,
    'Правила строгие, и спорить с ними не принято.',
    "The rules are strict, and arguing with them isn't done.",
  ],
  ['people', 1, 'Доверять тут можно не всякому.', "I wouldn't trust just anybody around here."],
  ['light', 1, 'Темновато, соседей узнаём по голосу.', "It's so dim I know my neighbours by voice."],
  ['rest', 1, 'Отдых? О нём тут только мечтают.', 'Rest? People here only dream of it.'],
  ['sounds', 2, 'Скрипит перо, звенят ключи, кто-то вздыхает.', 'A quill scratching, keys jangling, somebody sighing.'],
  ['clothes', 2, 'Капюшон — вещь удобная: и тепло, и не узнают.', 'The hood is handy: warm ears and no recognition.'],
  ['smells', 2, 'Пахнет воском, сыростью и ладаном.', 'Candle wax, damp stone and a good deal of incense.'],
  ['food', 2, 'Кому хлеб и вода, а кому и жаркое.', 'Some get bread and water, some get the roast.'],
  ['work', 2, 'Работа такая: спрашивать, пока не ответят.', 'The job is to keep asking until somebody answers.'],
  [
    'money',
    3,
    'Имущество осуждённых отходит казне, очень удобно.',
    'The condemned leave everything to the Crown, how convenient.',
  ],
  ['people', 3, 'Нас никто не ждёт — на том и стоим.', 'Nobody expects us, which is rather the point.'],
  [
    'tools',
    3,
    'Дыба, протокол и молитвенник — всё на своих местах.',
    'Rack, record book, prayer book: everything in its place.',
  ],
  ['work', 3, 'Ищем ересь даже там, где её не теряли.', 'We look for heresy even where nobody has lost any.'],
  ['fears', 3, 'Торквемада чихнёт — полгорода признаётся.', 'When Torquemada sneezes, half the town confesses.'],
);
