import type { Fact } from '../place.ts';

export const musketeerCompany: readonly Fact[] = [
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Друзья здесь верные, враги тоже постоянные.', en: 'Our friends are loyal, and so are our enemies.' },
  },
  {
    topic: 'money',
    tell: 1,
    text: { ru: 'Денег нет, но держимся с достоинством.', en: "There's no money, but we carry ourselves well." },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Поесть любим, особенно за чужой счёт.', en: "We do enjoy a meal, particularly one that's free." },
  },
  {
    topic: 'fears',
    tell: 1,
    text: {
      ru: 'Трусом прослыть — вот что по-настоящему страшно.',
      en: 'Being called a coward is the only real danger.',
    },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет кожей, железом и недавним обедом.', en: 'Leather, iron, and something left over from dinner.' },
  },
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Без пера шляпа — просто крышка.', en: 'A hat without a feather is just a lid.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'В седле проводим больше времени, чем в постели.', en: 'I spend more time in the saddle than in bed.' },
  },
  {
    topic: 'rules',
    tell: 2,
    text: {
      ru: 'За косой взгляд тут сразу требуют объяснений.',
      en: "One crooked look and you'll be asked to explain it.",
    },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Звенит сталь, хлопают пробки, кто-то хохочет.',
      en: 'Steel ringing, corks popping, somebody laughing far too loudly.',
    },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Служим короне, а в свободное время — себе.', en: 'We serve the Crown, and ourselves in between.' },
  },
  {
    topic: 'rest',
    tell: 2,
    text: { ru: 'Отдыхаем в трактире, пока не придёт счёт.', en: 'We rest at the inn until the bill arrives.' },
  },
  {
    topic: 'people',
    tell: 3,
    text: {
      ru: 'С гвардейцами кардинала у нас давние дела.',
      en: "We and the Cardinal's guards have ongoing business.",
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: {
      ru: 'Мы при шпагах, хотя названы в честь ружья.',
      en: "We're named after a gun and always reach for the sword.",
    },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'За подвесками можно съездить и в Англию.',
      en: "We've been known to cross the Channel for some diamond studs.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Нас обычно трое, но дерёмся вчетвером, и все за одного.',
      en: 'There are three of us, meaning four, and all for one.',
    },
  },
];
