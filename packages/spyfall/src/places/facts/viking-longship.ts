import type { Fact } from '../place.ts';

export const vikingLongship: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Шерсть, мех и мокрый плащ поверх всего.', en: 'Wool, fur and a wet cloak over the lot.' },
  },
  {
    topic: 'sounds',
    tell: 3,
    text: {
      ru: 'Скрипят вёсла, и кто-то поёт Одину, мимо нот.',
      en: 'Oars creak, and somebody bellows at Odin off-key.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет смолой, солью и позавчерашней рыбой.', en: "Tar, salt and the day before yesterday's fish." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Страшно только одно: вернуться домой с пустыми руками.',
      en: 'My one fear is going home empty-handed.',
    },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Заработок — всё, что сумеем унести.', en: 'The pay is whatever we can carry.' },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Сушёная рыба, такая твёрдая, что ею можно драться.', en: 'Dried fish, hard enough to fight with.' },
  },
  {
    topic: 'work',
    tell: 2,
    text: {
      ru: 'Работа сидячая, но спина к вечеру отваливается.',
      en: "It's a sitting job, yet my back is broken by evening.",
    },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Мокро сверху, мокро снизу, зато бодрит.', en: 'Wet from above, wet from below, but bracing.' },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Все друг другу родня, оттого и ссоримся.',
      en: 'All cousins, or friends of cousins, hence the quarrels.',
    },
  },
  {
    topic: 'tools',
    tell: 2,
    text: { ru: 'Щит для дела, топор для дела и для дров.', en: 'A shield for work, an axe for work and firewood.' },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Впереди у нас резной дракон, для первого впечатления.',
      en: 'A carved dragon goes in front, to make introductions.',
    },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Спим вповалку, теплее всего в середине.', en: 'We sleep in a heap, and the middle is warmest.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Кончится река — вытащим всё на берег и понесём дальше.',
      en: 'If the river runs out, we carry our ride across land.',
    },
  },
  {
    topic: 'light',
    tell: 2,
    text: {
      ru: 'Дорогу находим по звёздам, если они покажутся.',
      en: 'The stars show the way, when they bother to appear.',
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Кто жалуется, тому достаётся лишняя работа.', en: 'Anyone who complains gets extra work.' },
  },
  {
    topic: 'rest',
    tell: 3,
    text: { ru: 'Отдыхать будем в Вальхалле, там скамьи шире.', en: "We'll rest in Valhalla; the benches are wider." },
  },
];
