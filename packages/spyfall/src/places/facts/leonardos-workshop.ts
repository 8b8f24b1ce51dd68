import type { Fact } from '../place.ts';

export const leonardosWorkshop: readonly Fact[] = [
  {
    topic: 'money',
    tell: 1,
    text: {
      ru: 'Платить обещают давно и очень красиво.',
      en: "They've been promising to pay for ages, and so eloquently.",
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Главный у нас с размахом, остальные потом прибирают.',
      en: 'Our leader has the vision, the rest of us tidy up.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Бывает, работаем до ночи и тут же засыпаем.', en: 'Some nights we just fall asleep where we stand.' },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Перекусить удаётся на ходу, если повезёт.', en: 'I eat standing up, when I get to eat.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Чужое без спроса руками лучше не трогать.', en: "Don't touch anything that isn't yours." },
  },
  {
    topic: 'smells',
    tell: 2,
    text: {
      ru: 'Пахнет деревом, маслом и чем-то подгоревшим.',
      en: 'Wood shavings, oil, and something slightly scorched.',
    },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: {
      ru: 'Чистой одежды тут не бывает, пятна не выводятся.',
      en: "Nobody's clothes are clean here, and the stains are forever.",
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Ловим утренний свет, он самый правильный.',
      en: "We chase the morning light, it's the only good one.",
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Стучат молотки, что-то крутится, кто-то ругается.',
      en: 'Hammers, something spinning, and somebody swearing at it.',
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Работы много, а сроки все давно прошли.', en: "There's heaps to do and every deadline has passed." },
  },
  {
    topic: 'fears',
    tell: 2,
    text: { ru: 'Только бы не попросили испытать на себе.', en: "I just hope I'm not asked to try it first." },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Кисти, чертежи и крылья, которые пока не летают.',
      en: "Brushes, blueprints, and wings that don't quite fly yet.",
    },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'Одна синьора сидит и загадочно улыбается.',
      en: "There's a lady who just sits and smiles mysteriously.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: { ru: 'Записи тут читают только через зеркало.', en: "To read the boss's notes, fetch a mirror." },
  },
  {
    topic: 'work',
    tell: 3,
    text: {
      ru: 'Утром пишем портрет, после обеда изобретаем военную машину.',
      en: 'Portraits in the morning, war machines after lunch, anatomy later.',
    },
  },
];
