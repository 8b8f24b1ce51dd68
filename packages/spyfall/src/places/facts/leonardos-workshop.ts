import { factTable } from './factTable.ts';

export const leonardosWorkshop = factTable(
  ['money', 1, 'Платить обещают давно и очень красиво.', "They've been promising to pay for ages, and so eloquently."],
  [
    'people',
    1,
    'Главный у нас с размахом, остальные потом прибирают.',
    'Our leader has the vision, the rest of us tidy up.',
  ],
  ['rest', 1, 'Бывает, работаем до ночи и тут же засыпаем.', 'Some nights we just fall asleep where we stand.'],
  ['food', 1, 'Перекусить удаётся на ходу, если повезёт.', 'I eat standing up, when I get to eat.'],
  ['rules', 1, 'Чужое без спроса руками лучше не трогать.', "Don't touch anything that isn't yours."],
  ['smells', 2, 'Пахнет деревом, маслом и чем-то подгоревшим.', 'Wood shavings, oil, and something slightly scorched.'],
  [
    'clothes',
    2,
    'Чистой одежды тут не бывает, пятна не выводятся.',
    "Nobody's clothes are clean here, and the stains are forever.",
  ],
  ['light', 2, 'Ловим утренний свет, он самый правильный.', "We chase the morning light, it's the only good one."],
  [
    'sounds',
    2,
    'Стучат молотки, что-то крутится, кто-то ругается.',
    'Hammers, something spinning, and somebody swearing at it.',
  ],
  ['work', 2, 'Работы много, а сроки все давно прошли.', "There's heaps to do and every deadline has passed."],
  ['fears', 2, 'Только бы не попросили испытать на себе.', "I just hope I'm not asked to try it first."],
  [
    'tools',
    3,
    'Кисти, чертежи и крылья, которые пока не летают.',
    "Brushes, blueprints, and wings that don't quite fly yet.",
  ],
  ['people', 3, 'Одна синьора сидит и загадочно улыбается.', "There's a lady who just sits and smiles mysteriously."],
  ['rules', 3, 'Записи тут читают только через зеркало.', "To read the boss's notes, fetch a mirror."],
  [
    'work',
    3,
    'Утром пишем портрет, после обеда изобретаем военную машину.',
    'Portraits in the morning, war machines after lunch, anatomy later.',
  ],
);
