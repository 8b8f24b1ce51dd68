import type { Fact } from '../place.ts';

export const frenchRevolution: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: {
      ru: 'Трёхцветная кокарда на виду, кружева спрятаны.',
      en: 'A tricolour cockade on the hat, and the lace well hidden.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Барабаны, колокола и песни хором.', en: 'Drums, bells and everyone singing at once.' },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет порохом и большими переменами.', en: 'It smells of gunpowder and big changes.' },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Страшно оказаться не на той стороне.', en: "I'm afraid of ending up on the wrong side." },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'Деньги дешевеют быстрее, чем их успевают сосчитать.',
      en: "Money loses its value while we're counting it.",
    },
  },
  {
    topic: 'food',
    tell: 3,
    text: { ru: 'Хлеба нет, зато сверху советуют пирожные.', en: "There's no bread, but cake has been suggested." },
  },
  {
    topic: 'work',
    tell: 1,
    text: { ru: 'Весь день куда-то бежим и что-то кричим.', en: 'All day we run somewhere and shout something.' },
  },
  {
    topic: 'work',
    tell: 3,
    text: { ru: 'Старую крепость разбираем на сувениры.', en: "We're taking the old fortress apart for souvenirs." },
  },
  {
    topic: 'weather',
    tell: 1,
    text: { ru: 'Погоду никто не замечает, не до неё.', en: "Nobody has noticed the weather; we're busy." },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Все теперь граждане, даже бывшие графы.', en: "Everyone's a citizen now, even the former counts." },
  },
  {
    topic: 'people',
    tell: 2,
    text: {
      ru: 'Соседи пишут доносы, причём с ошибками.',
      en: 'Neighbours inform on each other, with spelling mistakes.',
    },
  },
  {
    topic: 'tools',
    tell: 2,
    text: {
      ru: 'Вилы, пика и чей-то дедушкин мушкет.',
      en: "A pitchfork, a pike and somebody's grandfather's musket.",
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Отдохнём потом, когда всё кончится.', en: "We'll rest later, when it's all over." },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'В карете лучше не ездить: смотрят косо.', en: 'Best not to take a carriage; people stare.' },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'По ночам на улицах светло от факелов.', en: 'At night the streets are bright with torches.' },
  },
  {
    topic: 'rules',
    tell: 2,
    text: {
      ru: 'Законы принимают утром, а к вечеру отменяют.',
      en: 'Laws are passed at breakfast and repealed by supper.',
    },
  },
];
