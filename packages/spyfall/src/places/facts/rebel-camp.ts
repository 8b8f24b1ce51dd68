import type { Fact } from '../place.ts';

export const rebelCamp: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: { ru: 'Борода, берет и сапоги, в которых спим.', en: 'A beret, a beard and the boots I sleep in.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Ночью всё стрекочет, и каждый шорох подозрителен.',
      en: 'Insects all night, and every rustle is suspicious.',
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: {
      ru: 'Костром пахнет всё: одежда, волосы и каша.',
      en: 'Everything smells of wood smoke: clothes, hair, porridge.',
    },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Боимся, что среди своих затесался чужой.', en: "We're afraid that one of us isn't one of us." },
  },
  {
    topic: 'fears',
    tell: 3,
    text: {
      ru: 'Загудит в небе самолёт — ныряем под пальмы.',
      en: 'At the sound of a plane, we dive under the palms.',
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'За наши головы дают столько, что даже лестно.',
      en: "There's a price on our heads, and frankly it's flattering.",
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: {
      ru: 'Рис с фасолью, а по праздникам — фасоль с рисом.',
      en: 'Rice and beans, and on holidays, beans and rice.',
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Днём чистим оружие, вечером сочиняем воззвания.',
      en: 'We clean rifles by day and write leaflets by night.',
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: {
      ru: 'Дождь льёт стеной, а потом стена испаряется.',
      en: 'The rain comes down in walls and goes up as steam.',
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Люди упрямые, каждый готов спорить до утра.',
      en: 'Stubborn people, every one ready to argue until morning.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Передатчик один, на батарейках, зато слушает вся страна.',
      en: 'Our one transmitter runs on batteries, and the whole country listens.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Спим вполглаза, и то по очереди.', en: 'We sleep with one eye open, in shifts.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Ходим тропами, которых нет на картах.', en: "We take paths that aren't on any map." },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Вечером света мало, зато разговоров много.', en: 'Little light in the evening, but plenty of talk.' },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Все друг другу товарищи, а имени главного не знает никто.',
      en: "We're all comrades, and nobody knows the leader's real name.",
    },
  },
];
