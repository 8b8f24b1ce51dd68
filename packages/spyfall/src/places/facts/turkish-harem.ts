import { factTable } from './factTable.ts';

export const turkishHarem = factTable(
  ['rules', 1, 'Выйти просто так отсюда нельзя.', "You can't simply walk out of here."],
  ['people', 1, 'Все улыбаются, но каждый себе на уме.', 'Everybody smiles, and everybody has a plan.'],
  ['fears', 1, 'Попасть в немилость — вот чего тут боятся.', 'Falling out of favour is what worries people here.'],
  [
    'rest',
    1,
    'Когда нечего делать, рассказываем друг другу истории.',
    "When there's nothing to do, we tell each other stories.",
  ],
  ['sounds', 1, 'Кто-то всё время шепчется за спиной.', "There's always someone whispering behind my back."],
  [
    'clothes',
    2,
    'Ткани дорогие, украшения звенят при каждом шаге.',
    'Fine fabric, and jewellery that jingles at every step.',
  ],
  ['smells', 2, 'Пахнет розами, кофе и чьей-то обидой.', "Roses, coffee, and somebody's hurt feelings."],
  ['food', 2, 'Сладкого столько, что зубы жалуются.', 'There are so many sweets that my teeth complain.'],
  ['money', 2, 'Дарят щедро, но тратить не выпускают.', "The gifts are lavish, but there's no going out to spend."],
  [
    'weather',
    2,
    'Жарко, спасают тень и фонтан во дворе.',
    "It's hot, thank goodness for shade and the courtyard fountain.",
  ],
  ['work', 2, 'Учимся музыке, танцам и вовремя молчать.', 'We study music, dancing and the art of keeping quiet.'],
  ['light', 3, 'На мир смотрим через узорную решётку.', 'I see the world through a carved lattice.'],
  ['people', 3, 'Мать повелителя здесь главнее самого повелителя.', 'The ruler rules the empire, his mother rules us.'],
  ['rules', 3, 'Мужчинам сюда вход закрыт, кроме одного.', 'No men admitted, with one rather important exception.'],
  [
    'rest',
    3,
    'Днём — хаммам, вечером — интриги, а за окном Босфор.',
    'Steam bath by day, intrigue by night, the Bosphorus always.',
  ],
);
