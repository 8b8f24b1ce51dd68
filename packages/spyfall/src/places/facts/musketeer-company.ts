import { factTable } from './factTable.ts';

export const musketeerCompany = factTable(
  ['people', 1, 'Друзья здесь верные, враги тоже постоянные.', 'Our friends are loyal, and so are our enemies.'],
  ['money', 1, 'Денег нет, но держимся с достоинством.', "There's no money, but we carry ourselves well."],
  ['food', 1, 'Поесть любим, особенно за чужой счёт.', "We do enjoy a meal, particularly one that's free."],
  ['fears', 1, 'Трусом прослыть — вот что по-настоящему страшно.', 'Being called a coward is the only real danger.'],
  ['smells', 1, 'Пахнет кожей, железом и недавним обедом.', 'Leather, iron, and something left over from dinner.'],
  ['clothes', 2, 'Без пера шляпа — просто крышка.', 'A hat without a feather is just a lid.'],
  ['travel', 2, 'В седле проводим больше времени, чем в постели.', 'I spend more time in the saddle than in bed.'],
  ['rules', 2, 'За косой взгляд тут сразу требуют объяснений.', "One crooked look and you'll be asked to explain it."],
  [
    'sounds',
    2,
    'Звенит сталь, хлопают пробки, кто-то хохочет.',
    'Steel ringing, corks popping, somebody laughing far too loudly.',
  ],
  ['work', 2, 'Служим короне, а в свободное время — себе.', 'We serve the Crown, and ourselves in between.'],
  ['rest', 2, 'Отдыхаем в трактире, пока не придёт счёт.', 'We rest at the inn until the bill arrives.'],
  ['people', 3, 'С гвардейцами кардинала у нас давние дела.', "We and the Cardinal's guards have ongoing business."],
  ['tools', 3, 'Мы при шпагах, хотя названы в честь ружья.', "We're named after a gun and always reach for the sword."],
  [
    'travel',
    3,
    'За подвесками можно съездить и в Англию.',
    "We've been known to cross the Channel for some diamond studs.",
  ],
  [
    'rules',
    3,
    'Нас обычно трое, но дерёмся вчетвером, и все за одного.',
    'There are three of us, meaning four, and all for one.',
  ],
);
