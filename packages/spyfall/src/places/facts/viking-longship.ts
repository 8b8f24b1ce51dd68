import { factTable } from './factTable.ts';

export const vikingLongship = factTable(
  ['clothes', 2, 'Шерсть, мех и мокрый плащ поверх всего.', 'Wool, fur and a wet cloak over the lot.'],
  ['sounds', 3, 'Скрипят вёсла, и кто-то поёт Одину, мимо нот.', 'Oars creak, and somebody bellows at Odin off-key.'],
  ['smells', 2, 'Пахнет смолой, солью и позавчерашней рыбой.', "Tar, salt and the day before yesterday's fish."],
  ['fears', 1, 'Страшно только одно: вернуться домой с пустыми руками.', 'My one fear is going home empty-handed.'],
  ['money', 2, 'Заработок — всё, что сумеем унести.', 'The pay is whatever we can carry.'],
  ['food', 2, 'Сушёная рыба, такая твёрдая, что ею можно драться.', 'Dried fish, hard enough to fight with.'],
  [
    'work',
    2,
    'Работа сидячая, но спина к вечеру отваливается.',
    "It's a sitting job, yet my back is broken by evening.",
  ],
  ['weather', 2, 'Мокро сверху, мокро снизу, зато бодрит.', 'Wet from above, wet from below, but bracing.'],
  ['people', 1, 'Все друг другу родня, оттого и ссоримся.', 'All cousins, or friends of cousins, hence the quarrels.'],
  ['tools', 2, 'Щит для дела, топор для дела и для дров.', 'A shield for work, an axe for work and firewood.'],
  [
    'tools',
    3,
    'Впереди у нас резной дракон, для первого впечатления.',
    'A carved dragon goes in front, to make introductions.',
  ],
  ['rest', 1, 'Спим вповалку, теплее всего в середине.', 'We sleep in a heap, and the middle is warmest.'],
  [
    'travel',
    3,
    'Кончится река — вытащим всё на берег и понесём дальше.',
    'If the river runs out, we carry our ride across land.',
  ],
  ['light', 2, 'Дорогу находим по звёздам, если они покажутся.', 'The stars show the way, when they bother to appear.'],
  ['rules', 1, 'Кто жалуется, тому достаётся лишняя работа.', 'Anyone who complains gets extra work.'],
  ['rest', 3, 'Отдыхать будем в Вальхалле, там скамьи шире.', "We'll rest in Valhalla; the benches are wider."],
);
