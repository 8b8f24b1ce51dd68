import type { Fact } from '../place.ts';

export const hotAirBalloon: readonly Fact[] = [
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Главное — не думать, чем всё это кончится.', en: 'The trick is not to think about how this ends.' },
  },
  {
    topic: 'clothes',
    tell: 1,
    text: { ru: 'Одеться надо было потеплее, да кто ж знал.', en: 'I should have dressed warmer, but who knew?' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Присесть бы, да некуда: тесно.', en: "I'd sit down if there were anywhere to sit." },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Компания подобралась пёстрая, деваться друг от друга некуда.',
      en: "We're an odd bunch, and there's no getting away from each other.",
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Лишних движений лучше не делать.', en: 'Best not to make any sudden moves.' },
  },
  {
    topic: 'smells',
    tell: 2,
    text: {
      ru: 'Пахнет горелой соломой и чужой смелостью.',
      en: "Burnt straw, with a hint of somebody else's courage.",
    },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Куда прибудем, никто толком не знает.', en: "We'll find out where we're going when we arrive." },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'От ветра зависит буквально всё.', en: 'Everything here depends on the wind, and it knows it.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Внизу кричат, но слов уже не разобрать.',
      en: "They're shouting down there, but I can't catch a word.",
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Подбрасываем топливо и смотрим, чтобы не загорелось лишнее.',
      en: "We feed the fire and try to burn only what's meant to burn.",
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: {
      ru: 'Пикник с собой, но крошки улетают далеко.',
      en: 'We packed a picnic, though dropped crumbs travel rather far.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: { ru: 'Если снижаемся — кидаем мешки с песком.', en: 'If we start sinking, out goes another sandbag.' },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'До нас уже летали баран, утка и петух.', en: 'Before us it was a sheep, a duck and a rooster.' },
  },
  {
    topic: 'light',
    tell: 3,
    text: {
      ru: 'Облака внизу, солнце рядом, под ногами корзина.',
      en: 'Clouds below, sun beside us, and only wicker underfoot.',
    },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'Дырка в оболочке — и мы снова пешеходы.', en: "One hole in the cloth and we're pedestrians again." },
  },
];
