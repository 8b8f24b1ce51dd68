import type { Fact } from '../place.ts';

export const tankBattle: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: {
      ru: 'Шлем с мягкими валиками и комбинезон весь в масле.',
      en: 'A padded helmet and overalls soaked in oil.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Так грохочет, что вместо слов хлопаем друг друга по плечу.',
      en: "It's so noisy that we tap shoulders instead of talking.",
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет соляркой и горячим железом.', en: "Diesel, hot metal and somebody's boots." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Страшно всем, поэтому все шутят.', en: "Everyone's scared, so everyone tells jokes." },
  },
  {
    topic: 'fears',
    tell: 3,
    text: {
      ru: 'Только бы гусеница не слетела, не здесь и не сейчас.',
      en: "Please don't let us throw a track, not here.",
    },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'О деньгах тут думают в последнюю очередь.', en: "Money is the last thing on anyone's mind here." },
  },
  {
    topic: 'food',
    tell: 2,
    text: {
      ru: 'Каша из котелка, а если повезёт — с тушёнкой.',
      en: "Porridge from a mess tin, with stew if we're lucky.",
    },
  },
  {
    topic: 'work',
    tell: 1,
    text: { ru: 'У каждого одно дело, но делать его надо быстро.', en: 'Each of us does one thing, but quickly.' },
  },
  {
    topic: 'weather',
    tell: 1,
    text: { ru: 'Зимой мёрзнем, летом печёмся.', en: 'We freeze in winter and bake in summer.' },
  },
  {
    topic: 'people',
    tell: 2,
    text: { ru: 'Нас мало, и каждого узнаём по кашлю.', en: 'There are only a few of us; I know every cough.' },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Два рычага, три педали и кувалда на крайний случай.',
      en: 'Two levers, three pedals and a sledgehammer for emergencies.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Дремлем, где сидим, едва станет тихо.', en: "We nap where we sit, the moment it's quiet." },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Дорога не нужна: после нас остаются две колеи.',
      en: "We don't need roads; we leave two ruts of our own.",
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'Дневной свет попадает сюда через щель.', en: 'Daylight comes in here through a slit.' },
  },
  {
    topic: 'rules',
    tell: 2,
    text: { ru: 'Люк без команды не открываем.', en: 'The hatch stays shut until somebody says so.' },
  },
];
