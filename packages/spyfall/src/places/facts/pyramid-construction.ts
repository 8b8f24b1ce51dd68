import { factTable } from './factTable.ts';

export const pyramidConstruction = factTable(
  ['clothes', 2, 'Повязка на бёдрах и платок от солнца.', 'A loincloth, and something on the head against the sun.'],
  ['sounds', 2, 'Кричат «раз-два, взяли», и так до заката.', 'Somebody shouts, everybody heaves, and so until sunset.'],
  ['smells', 2, 'Пахнет пылью, потом и чесноком.', 'Dust, sweat and rather a lot of garlic.'],
  ['fears', 2, 'Боимся, что лопнет верёвка.', 'I worry about the rope snapping.'],
  [
    'money',
    3,
    'Платят хлебом, луком и пивом, и всё записывают.',
    'The wages are bread, onions and beer, all written down.',
  ],
  ['food', 1, 'Едим проворно, пока мухи не опередили.', 'We eat fast, before the flies do.'],
  [
    'work',
    3,
    'Тянем сани с камнем, а впереди поливают песок.',
    'We drag the sledge while someone wets the sand ahead.',
  ],
  ['weather', 2, 'Солнце такое, что в тени стоим по очереди.', "The sun's so fierce that we take turns in the shade."],
  ['people', 1, 'Одни работают, другие показывают пальцем.', 'Some people work, and some people point.'],
  ['tools', 2, 'Верёвки, салазки и медное зубило.', 'Ropes, rollers and a copper chisel.'],
  ['rest', 1, 'Стоит присесть — сразу находится дело.', 'Whoever sits down is instantly found something to do.'],
  ['travel', 3, 'Грузы приходят по реке, когда она разольётся.', 'Deliveries come by river, when it floods.'],
  ['light', 1, 'Начинаем с рассветом, а заканчиваем в темноте.', 'We go from first light to last.'],
  ['rules', 3, 'Закончить надо раньше, чем умрёт заказчик.', 'We have to finish before the client dies.'],
  [
    'rules',
    1,
    'С начальством можно спорить, но только мысленно.',
    'Arguing with the boss is allowed, if done silently.',
  ],
);
