import { factTable } from './factTable.ts';

export const tankBattle = factTable(
  ['clothes', 3, 'Шлем с мягкими валиками и комбинезон весь в масле.', 'A padded helmet and overalls soaked in oil.'],
  [
    'sounds',
    2,
    'Так грохочет, что вместо слов хлопаем друг друга по плечу.',
    "It's so noisy that we tap shoulders instead of talking.",
  ],
  ['smells', 2, 'Пахнет соляркой и горячим железом.', "Diesel, hot metal and somebody's boots."],
  ['fears', 1, 'Страшно всем, поэтому все шутят.', "Everyone's scared, so everyone tells jokes."],
  ['fears', 3, 'Только бы гусеница не слетела, не здесь и не сейчас.', "Please don't let us throw a track, not here."],
  ['money', 1, 'О деньгах тут думают в последнюю очередь.', "Money is the last thing on anyone's mind here."],
  ['food', 2, 'Каша из котелка, а если повезёт — с тушёнкой.', "Porridge from a mess tin, with stew if we're lucky."],
  ['work', 1, 'У каждого одно дело, но делать его надо быстро.', 'Each of us does one thing, but quickly.'],
  ['weather', 1, 'Зимой мёрзнем, летом печёмся.', 'We freeze in winter and bake in summer.'],
  ['people', 2, 'Нас мало, и каждого узнаём по кашлю.', 'There are only a few of us; I know every cough.'],
  [
    'tools',
    3,
    'Два рычага, три педали и кувалда на крайний случай.',
    'Two levers, three pedals and a sledgehammer for emergencies.',
  ],
  ['rest', 1, 'Дремлем, где сидим, едва станет тихо.', "We nap where we sit, the moment it's quiet."],
  ['travel', 3, 'Дорога не нужна: после нас остаются две колеи.', "We don't need roads; we leave two ruts of our own."],
  ['light', 2, 'Дневной свет попадает сюда через щель.', 'Daylight comes in here through a slit.'],
  ['rules', 2, 'Люк без команды не открываем.', 'The hatch stays shut until somebody says so.'],
);
