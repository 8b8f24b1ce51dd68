import type { Fact } from '../place.ts';

export const turkishHarem: readonly Fact[] = [
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Выйти просто так отсюда нельзя.', en: "You can't simply walk out of here." },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Все улыбаются, но каждый себе на уме.', en: 'Everybody smiles, and everybody has a plan.' },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Попасть в немилость — вот чего тут боятся.',
      en: 'Falling out of favour is what worries people here.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: {
      ru: 'Когда нечего делать, рассказываем друг другу истории.',
      en: "When there's nothing to do, we tell each other stories.",
    },
  },
  {
    topic: 'sounds',
    tell: 1,
    text: { ru: 'Кто-то всё время шепчется за спиной.', en: "There's always someone whispering behind my back." },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Ткани дорогие, украшения звенят при каждом шаге.',
      en: 'Fine fabric, and jewellery that jingles at every step.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет розами, кофе и чужими секретами.', en: "Roses, coffee, and other people's secrets." },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Сладкого столько, что зубы жалуются.', en: 'There are so many sweets that my teeth complain.' },
  },
  {
    topic: 'money',
    tell: 2,
    text: {
      ru: 'Дарят щедро, но тратить не выпускают.',
      en: "The gifts are lavish, but there's no going out to spend.",
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: {
      ru: 'Жарко, спасают тень и фонтан во дворе.',
      en: "It's hot, thank goodness for shade and the courtyard fountain.",
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Учимся музыке, танцам и вовремя молчать.',
      en: 'We study music, dancing and the art of keeping quiet.',
    },
  },
  {
    topic: 'light',
    tell: 3,
    text: { ru: 'На мир смотрим через узорную решётку.', en: 'I see the world through a carved lattice.' },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Мать повелителя здесь главнее самого повелителя.',
      en: 'The ruler rules the empire, his mother rules us.',
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Мужчинам сюда вход закрыт, кроме одного.',
      en: 'No men admitted, with one rather important exception.',
    },
  },
  {
    topic: 'rest',
    tell: 3,
    text: {
      ru: 'Днём — хаммам, вечером — интриги, а за окном Босфор.',
      en: 'Steam bath by day, intrigue by night, the Bosphorus always.',
    },
  },
];
