import type { Fact } from '../place.ts';

export const ninjaSchool: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: { ru: 'Одежда тёмная, видны одни глаза.', en: 'Dark clothes, with only the eyes showing.' },
  },
  {
    topic: 'sounds',
    tell: 3,
    text: {
      ru: 'Если слышны шаги, значит, урок не выучен.',
      en: "If footsteps can be heard, the lesson wasn't learnt.",
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет сосной, рисом и немножко порохом.', en: 'Pine, rice and a hint of gunpowder.' },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Страшнее всего показать, что страшно.', en: 'The scariest thing is to look scared.' },
  },
  {
    topic: 'fears',
    tell: 2,
    text: {
      ru: 'Боимся не крика учителя, а его строгого молчания.',
      en: "I'm most afraid of the master's disappointed silence.",
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'О плате договариваются шёпотом и заранее.', en: 'Fees are agreed in advance and in a whisper.' },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Плошка риса, и ту надо заслужить.', en: 'A bowl of rice, and it has to be earned.' },
  },
  { topic: 'food', tell: 1, text: { ru: 'Кормят скромно, зато вовремя.', en: 'Meals are modest but punctual.' } },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Повторяем одно и то же движение тысячу раз.', en: 'We repeat one movement a thousand times.' },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Туман для нас — отличная погода.', en: 'Fog is what we call fine weather.' },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Никто здесь не тот, кем кажется.', en: 'Nobody here is quite what they seem.' },
  },
  {
    topic: 'tools',
    tell: 3,
    text: { ru: 'Крюк, верёвка и горсть железных звёздочек.', en: 'A hook, a rope and a handful of iron stars.' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Отдыхаем мало и всегда начеку.', en: "We don't rest much, and never completely." },
  },
  {
    topic: 'travel',
    tell: 3,
    text: { ru: 'Дверь — для гостей, а мы ходим по крышам.', en: 'Doors are for guests; we use the roof.' },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'Чем темнее, тем нам спокойнее.', en: 'The darker it gets, the happier we are.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: {
      ru: 'О том, что здесь происходит, болтать не принято.',
      en: 'What goes on here is not for chatting about.',
    },
  },
];
