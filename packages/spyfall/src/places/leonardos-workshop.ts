import type { Place } from './place.ts';

export const leonardosWorkshop: Place = {
  id: 'leonardos-workshop',
  name: { ru: 'Мастерская Леонардо', en: "Leonardo's Workshop" },
  when: { ru: '1503 год', en: '1503' },
  mood: {
    ru: 'Под потолком сохнут крылья, на столе спорят о пропорциях, а портрет в углу улыбается так, будто всё про всех знает. Здесь начинают сто дел сразу, и два из них даже закончат.',
    en: 'Wings hang drying from the ceiling, an argument about proportions is on the table, and the portrait in the corner smiles as if it knows. A hundred projects are under way, and two may even be finished.',
  },
  roles: [
    { ru: 'Ученик, перепутавший охру с горчицей', en: 'Apprentice who mistook the ochre for mustard' },
    { ru: 'Натурщица, уставшая улыбаться', en: 'Model who is tired of smiling' },
    { ru: 'Заказчик, седьмой год ждущий портрет', en: 'Patron in his seventh year of waiting for a portrait' },
    { ru: 'Испытатель крыльев, пока целый', en: 'Wing tester, still in one piece so far' },
    { ru: 'Птицелов, чей товар вечно отпускают на волю', en: 'Bird seller whose stock keeps being set free' },
    {
      ru: 'Настоятель, спрашивающий, когда будет готов ужин',
      en: 'Prior who keeps asking when the supper will be done',
    },
    { ru: 'Соперник-скульптор с пылью в волосах', en: 'Rival sculptor with marble dust in his hair' },
  ],
  facts: [
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
      text: {
        ru: 'Бывает, работаем до ночи и тут же засыпаем.',
        en: 'Some nights we just fall asleep where we stand.',
      },
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
  ],
};
