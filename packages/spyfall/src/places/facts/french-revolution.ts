import { factTable } from './factTable.ts';

export const frenchRevolution = factTable(
  [
    'clothes',
    3,
    'Трёхцветная кокарда на виду, кружева спрятаны.',
    'A tricolour cockade on the hat, and the lace well hidden.',
  ],
  ['sounds', 2, 'Барабаны, колокола и песни хором.', 'Drums, bells and everyone singing at once.'],
  ['smells', 2, 'Пахнет порохом и большими переменами.', 'It smells of gunpowder and big changes.'],
  ['fears', 1, 'Страшно оказаться не на той стороне.', "I'm afraid of ending up on the wrong side."],
  ['money', 2, 'Деньги дешевеют быстрее, чем их успевают сосчитать.', "Money loses its value while we're counting it."],
  [
    'food',
    3,
    'Хлеба нет, зато про пирожные наслышаны все.',
    "There's no bread, but we've all heard the one about cake.",
  ],
  ['work', 1, 'Весь день куда-то бежим и что-то кричим.', 'All day we run somewhere and shout something.'],
  ['work', 3, 'Старую крепость давно растащили на сувениры.', 'The old fortress went for souvenirs long ago.'],
  ['weather', 1, 'Погоду никто не замечает, не до неё.', "Nobody has noticed the weather; we're busy."],
  ['people', 3, 'Все теперь граждане, даже бывшие графы.', "Everyone's a citizen now, even the former counts."],
  ['people', 2, 'Соседи пишут доносы, причём с ошибками.', 'Neighbours inform on each other, with spelling mistakes.'],
  ['tools', 2, 'Вилы, пика и чей-то дедушкин мушкет.', "A pitchfork, a pike and somebody's grandfather's musket."],
  ['rest', 1, 'Отдохнём потом, когда всё кончится.', "We'll rest later, when it's all over."],
  ['travel', 2, 'В карете лучше не ездить: смотрят косо.', 'Best not to take a carriage; people stare.'],
  ['light', 2, 'По ночам на улицах светло от факелов.', 'At night the streets are bright with torches.'],
  ['rules', 2, 'Законы принимают утром, а к вечеру отменяют.', 'Laws are passed at breakfast and repealed by supper.'],
);
