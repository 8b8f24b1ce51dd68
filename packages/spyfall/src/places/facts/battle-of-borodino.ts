import { factTable } from './factTable.ts';

export const battleOfBorodino = factTable(
  [
    'smells',
    1,
    'Пахнет дымом, лошадьми и давно не мытыми людьми.',
    'Smoke, horses, and people who are overdue for a bath.',
  ],
  [
    'fears',
    1,
    'Страшно, конечно, но вслух об этом не говорят.',
    "Of course I'm scared, but it's bad form to mention it.",
  ],
  ['rest', 1, 'Выспаться бы — да кто ж тут даст.', "I'd love a good sleep, but who'd let me?"],
  ['food', 1, 'Кормят просто: что в котле, то и обед.', "Whatever's in the pot is what's for dinner."],
  ['people', 1, 'Народу столько, что своих бы не растерять.', "It's so crowded I keep losing my own lot."],
  ['sounds', 2, 'Грохот такой, что объясняемся жестами.', "It's so loud we talk with our hands."],
  [
    'clothes',
    2,
    'Мундир парадный, а день совсем не для парада.',
    'Smart uniform, white trousers, and a truly terrible day for both.',
  ],
  [
    'light',
    2,
    'Солнце взошло, но за дымом его никто не видел.',
    'The sun came up, they say; the smoke kept it to itself.',
  ],
  [
    'work',
    2,
    'С утра копаем, насыпаем, а потом за это держимся.',
    'We dig it, we pile it up, then we refuse to leave it.',
  ],
  [
    'money',
    2,
    'Жалованье задерживают, зато ордена обещают щедро.',
    "Pay is late, but they're generous with promises of medals.",
  ],
  [
    'weather',
    3,
    'Начало осени, а гости с запада всё ещё по-летнему.',
    'Early autumn, and the western guests have packed no winter coats.',
  ],
  ['people', 3, 'Наш главный одноглаз, но видит дальше многих.', 'Our old man has one eye and misses nothing.'],
  [
    'travel',
    3,
    'Отсюда до Москвы рукой подать, в том-то и беда.',
    "Moscow is just down the road, and that's the whole trouble.",
  ],
  ['rules', 3, 'Потом оба императора скажут, что победили.', 'By tomorrow both emperors will be claiming they won.'],
  [
    'tools',
    3,
    'Флеши, редут и картечь — вот и весь наш словарь.',
    "Redoubt, earthworks, grapeshot: that's all the French I need.",
  ],
);
