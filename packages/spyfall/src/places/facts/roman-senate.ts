import type { Fact } from '../place.ts';

export const romanSenate: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: {
      ru: 'Белая простыня с пурпурной каймой, и всё дело в складках.',
      en: 'A white sheet with a purple stripe; the folds are everything.',
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Один говорит, остальные многозначительно покашливают.',
      en: 'One person speaks, and the rest cough meaningfully.',
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет пылью и чужими секретами.', en: "It smells of dust and other people's secrets." },
  },
  {
    topic: 'fears',
    tell: 2,
    text: {
      ru: 'Опасаемся тех, кто с улыбкой подходит слишком близко.',
      en: 'I worry about friends who smile and step closer.',
    },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'В середине марта лучше бы посидеть дома.', en: 'In mid-March, staying at home would be wiser.' },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Взяток здесь не берут — берут благодарности.', en: 'Nobody takes bribes here; we accept gratitude.' },
  },
  { topic: 'food', tell: 1, text: { ru: 'До обеда ещё надо дожить.', en: 'First one has to survive until dinner.' } },
  { topic: 'food', tell: 2, text: { ru: 'Приличные люди ужинают лёжа.', en: 'Respectable people dine lying down.' } },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Работаем языком, иногда до самой ночи.', en: 'The work is all talk, sometimes until nightfall.' },
  },
  {
    topic: 'weather',
    tell: 1,
    text: { ru: 'Погода как погода, нам сейчас не до неё.', en: 'Weather is weather; we have other worries.' },
  },
  {
    topic: 'people',
    tell: 2,
    text: {
      ru: 'Люди почтенные и друг друга терпеть не могут.',
      en: 'Distinguished people, all of whom loathe one another.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Восковая дощечка — для речи, кинжал — для возражений.',
      en: 'A wax tablet for the speech, a dagger for the reply.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Вздремнуть можно, если сделать умное лицо.', en: 'A nap is fine as long as it looks thoughtful.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Важных особ сюда приносят на носилках.', en: 'Important people get carried here on a litter.' },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Света хватает, а вот ясности — не очень.', en: "There's plenty of light and very little clarity." },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Перед важным решением смотрим, как клюют куры.',
      en: 'Before any big decision, we consult the chickens.',
    },
  },
  {
    topic: 'rules',
    tell: 2,
    text: {
      ru: 'Перебивать можно тому, у кого предки знатнее.',
      en: 'Whoever has the grander ancestors may interrupt.',
    },
  },
];
