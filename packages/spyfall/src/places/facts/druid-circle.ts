import type { Fact } from '../place.ts';

export const druidCircle: readonly Fact[] = [
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет костром и чем-то из котла.', en: 'A bonfire, and something unidentified in the cauldron.' },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Новичков здесь сразу видно.', en: 'You can always spot a newcomer here.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'Не обо всём, что тут творится, можно рассказывать.',
      en: 'Not everything one sees here may be talked about.',
    },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'Богатства не нажить, зато уважают.', en: "You won't get rich here, but you do get respect." },
  },
  {
    topic: 'weather',
    tell: 1,
    text: { ru: 'Погода как погода, не жалуемся.', en: 'The weather is what it is, and we get on with it.' },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Белое маркое, особенно в нашем деле.',
      en: 'White stains terribly, particularly in our line of work.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Поём хором, хоть и вразнобой.', en: 'We chant together, if not always at the same time.' },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'Ждём рассвета, он тут самое главное.', en: "We're waiting for sunrise, it's the main event." },
  },
  {
    topic: 'fears',
    tell: 2,
    text: { ru: 'Прогневать небо — вот чего боимся.', en: 'What we fear most is annoying the sky.' },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Пьём отвар, состав лучше не спрашивать.', en: "We drink the brew and never ask what's in it." },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Учим всё наизусть: записывать запрещено.',
      en: 'We learn it all by heart, writing it down is forbidden.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Золотой серп после омелы вечно приходится точить.',
      en: 'The golden sickle needs sharpening after all that mistletoe.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Римляне нас не любят, а дубы — очень.', en: "Romans can't stand us, but the oaks are fond of us." },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Тяжеленные камни сюда издалека притащили, не спрашивайте как.',
      en: "Someone dragged these huge stones here, and don't ask how.",
    },
  },
  {
    topic: 'rest',
    tell: 3,
    text: {
      ru: 'Отдохнуть можно под священным дубом, если он разрешит.',
      en: 'You may nap under the sacred oak, if it agrees.',
    },
  },
];
