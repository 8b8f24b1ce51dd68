import type { Fact } from '../place.ts';

export const saloon: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Шляпа широкая, сапоги пыльные, взгляд прищуренный.', en: 'Wide hat, dusty boots, narrow eyes.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Инструмент расстроен, зато умолкает всегда вовремя.',
      en: "The music's out of tune but always stops on time.",
    },
  },
  {
    topic: 'sounds',
    tell: 3,
    text: {
      ru: 'Скрипнут створки у входа — и все оборачиваются.',
      en: 'The swing doors creak, and every hat turns round.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: {
      ru: 'Пахнет табаком и лошадьми, хотя лошади снаружи.',
      en: 'Tobacco and horses, though the horses are outside.',
    },
  },
  {
    topic: 'fears',
    tell: 1,
    text: { ru: 'Не люблю сидеть спиной к двери.', en: "I don't care to sit with my back to the door." },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Деньги держат на столе, а руки — на виду.', en: 'Money on the table, hands where we can see them.' },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Еда простая: горячая — и на том спасибо.', en: "The food is plain, but on good days it's hot." },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Кто-то же должен подметать после драки.', en: 'Somebody has to sweep up after the fights.' },
  },
  {
    topic: 'weather',
    tell: 2,
    text: { ru: 'Сушь, ветер и пыль на зубах.', en: 'Dry, windy and crunchy between the teeth.' },
  },
  {
    topic: 'people',
    tell: 1,
    text: {
      ru: 'Незнакомца сначала разглядывают, потом здороваются.',
      en: 'Strangers get stared at first and greeted later.',
    },
  },
  {
    topic: 'tools',
    tell: 3,
    text: { ru: 'Шестизарядный на поясе, запасной в сапоге.', en: 'A six-shooter on the belt, a spare in the boot.' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'Отдыхаем, пока кто-нибудь не начнёт спор.', en: 'We relax until somebody starts an argument.' },
  },
  {
    topic: 'travel',
    tell: 3,
    text: {
      ru: 'Лошадь привязывают у крыльца, дилижанс — по вторникам.',
      en: 'Tie the horse outside; the stagecoach comes on Tuesdays.',
    },
  },
  {
    topic: 'light',
    tell: 1,
    text: {
      ru: 'Светло ровно настолько, чтобы узнать соседа.',
      en: "It's just bright enough to recognise a neighbour.",
    },
  },
  {
    topic: 'rules',
    tell: 3,
    text: { ru: 'Отношения выясняют на улице, ровно в полдень.', en: 'Quarrels are settled outside, at noon sharp.' },
  },
];
