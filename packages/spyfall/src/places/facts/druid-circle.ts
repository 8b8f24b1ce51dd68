import { factTable } from './factTable.ts';

export const druidCircle = factTable(
  ['smells', 1, 'Пахнет костром и чем-то из котла.', 'A bonfire, and something unidentified in the cauldron.'],
  ['people', 1, 'Новичков здесь сразу видно.', 'You can always spot a newcomer here.'],
  [
    'rules',
    1,
    'Не обо всём, что тут творится, можно рассказывать.',
    'Not everything one sees here may be talked about.',
  ],
  ['money', 1, 'Богатства не нажить, зато уважают.', "You won't get rich here, but you do get respect."],
  ['weather', 1, 'Погоду не выбираем: что пошлют, то и носим.', "We don't choose the weather, we just wear it."],
  ['clothes', 2, 'Белое маркое, особенно в нашем деле.', 'White stains terribly, particularly in our line of work.'],
  ['sounds', 2, 'Поём хором, хоть и вразнобой.', 'We chant together, if not always at the same time.'],
  ['light', 2, 'Ждём рассвета, он тут самое главное.', "We're waiting for sunrise, it's the main event."],
  ['fears', 2, 'Прогневать небо — вот чего боимся.', 'What we fear most is annoying the sky.'],
  ['food', 2, 'Пьём отвар, состав лучше не спрашивать.', "We drink the brew and never ask what's in it."],
  ['work', 2, 'Учим всё наизусть: записывать запрещено.', 'We learn it all by heart, writing it down is forbidden.'],
  [
    'tools',
    3,
    'Золотой серп после омелы вечно приходится точить.',
    'The golden sickle needs sharpening after all that mistletoe.',
  ],
  ['people', 3, 'Римляне нас не любят, зато дубы обожают.', "Romans can't stand us, but the oaks are fond of us."],
  [
    'travel',
    3,
    'Тяжеленные камни сюда издалека притащили, не спрашивай как.',
    "Someone dragged these huge stones here, and don't ask how.",
  ],
  [
    'rest',
    3,
    'Отдохнуть можно под священным дубом, если он разрешит.',
    'You may nap under the sacred oak, if it agrees.',
  ],
);
