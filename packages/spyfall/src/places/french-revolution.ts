import type { Place } from './place.ts';

export const frenchRevolution: Place = {
  id: 'french-revolution',
  name: { ru: 'Французская революция', en: 'French Revolution' },
  when: { ru: '1789 год', en: '1789' },
  mood: {
    ru: 'Все кричат о свободе, равенстве и о том, почём нынче хлеб. Кто утром был маркизом, к обеду уже гражданин, а к вечеру кричит громче всех.',
    en: 'Everyone is shouting about liberty, equality and the price of bread. A man may wake up a marquis, lunch as a citizen and be leading the singing by supper.',
  },
  roles: [
    { ru: 'Маркиза, наскоро переодетая молочницей', en: 'Marchioness hastily dressed as a milkmaid' },
    { ru: 'Оратор, не умеющий слезть с бочки', en: "Speaker who can't get down from his barrel" },
    { ru: 'Пекарь, на которого все смотрят', en: 'Baker everybody is staring at' },
    { ru: 'Вязальщица, которая ничего не пропускает', en: 'Knitter in the front row who never drops a stitch' },
    { ru: 'Памфлетист в поисках обидной рифмы', en: 'Pamphleteer in search of a ruder rhyme' },
    { ru: 'Барабанщик, сбивающий всех с шага', en: 'Drummer who keeps everyone out of step' },
    { ru: 'Мастер париков, внезапно вышедших из моды', en: 'Wigmaker suddenly out of fashion' },
  ],
  facts: [
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
  ],
};
