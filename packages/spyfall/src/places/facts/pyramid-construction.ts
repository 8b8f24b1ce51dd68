import type { Fact } from '../place.ts';

export const pyramidConstruction: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Повязка на бёдрах и платок от солнца.',
      en: 'A loincloth, and something on the head against the sun.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Кричат «раз-два, взяли», и так до заката.',
      en: 'Somebody shouts, everybody heaves, and so until sunset.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет пылью, потом и чесноком.', en: 'Dust, sweat and rather a lot of garlic.' },
  },
  { topic: 'fears', tell: 2, text: { ru: 'Боимся, что лопнет верёвка.', en: 'I worry about the rope snapping.' } },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'Платят хлебом, луком и пивом, и всё записывают.',
      en: 'The wages are bread, onions and beer, all written down.',
    },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим проворно, пока мухи не опередили.', en: 'We eat fast, before the flies do.' },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'Тянем сани с камнем, а впереди поливают песок.',
      en: 'We drag the sledge while someone wets the sand ahead.',
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: {
      ru: 'Солнце такое, что в тени стоим по очереди.',
      en: "The sun's so fierce that we take turns in the shade.",
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Одни работают, другие показывают пальцем.', en: 'Some people work, and some people point.' },
  },
  {
    topic: 'tools',
    tell: 2,
    text: { ru: 'Верёвки, салазки и медное зубило.', en: 'Ropes, rollers and a copper chisel.' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Стоит присесть — сразу находится дело.', en: 'Whoever sits down is instantly found something to do.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: { ru: 'Грузы приходят по реке, когда она разольётся.', en: 'Deliveries come by river, when it floods.' },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Начинаем с рассветом, а заканчиваем в темноте.', en: 'We go from first light to last.' },
  },
  {
    topic: 'rules',
    tell: 3,
    text: { ru: 'Закончить надо раньше, чем умрёт заказчик.', en: 'We have to finish before the client dies.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'С начальством можно спорить, но только мысленно.',
      en: 'Arguing with the boss is allowed, if done silently.',
    },
  },
];
