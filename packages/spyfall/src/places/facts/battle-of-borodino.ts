import type { Fact } from '../place.ts';

export const battleOfBorodino: readonly Fact[] = [
  {
    topic: 'smells',
    tell: 1,
    text: {
      ru: 'Пахнет дымом, лошадьми и давно не мытыми людьми.',
      en: 'Smoke, horses, and people who are overdue for a bath.',
    },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Страшно, конечно, но вслух об этом не говорят.',
      en: "Of course I'm scared, but it's bad form to mention it.",
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Выспаться бы — да кто ж тут даст.', en: "I'd love a good sleep, but who'd let me?" },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Кормят просто: что в котле, то и обед.', en: "Whatever's in the pot is what's for dinner." },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Народу столько, что своих бы не растерять.', en: "It's so crowded I keep losing my own lot." },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Грохот такой, что объясняемся жестами.', en: "It's so loud we talk with our hands." },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Мундир парадный, а день совсем не для парада.',
      en: 'Smart uniform, white trousers, and a truly terrible day for both.',
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Солнце взошло, но за дымом его никто не видел.',
      en: 'The sun came up, they say; the smoke kept it to itself.',
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'С утра копаем, насыпаем, а потом за это держимся.',
      en: 'We dig it, we pile it up, then we refuse to leave it.',
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'Жалованье задерживают, зато ордена обещают щедро.',
      en: "Pay is late, but they're generous with promises of medals.",
    },
  },
  {
    topic: 'weather',
    tell: 3,
    text: {
      ru: 'Начало осени, а гости с запада уже легко одеты.',
      en: 'Early autumn, and the western guests have packed no winter coats.',
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Наш главный одноглаз, но видит дальше многих.', en: 'Our old man has one eye and misses nothing.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Отсюда до Москвы рукой подать, в том-то и беда.',
      en: "Moscow is just down the road, and that's the whole trouble.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Потом оба императора скажут, что победили.',
      en: 'By tomorrow both emperors will be claiming they won.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Флеши, редут и картечь — вот и весь наш словарь.',
      en: "Redoubt, earthworks, grapeshot: that's all the French I need.",
    },
  },
];
