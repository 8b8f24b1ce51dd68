import type { Fact } from '../place.ts';

export const robinHoodsBand: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 3,
    text: { ru: 'Всё зелёное, от чулок до шапки с пером.', en: 'Green from the stockings to the feather in the cap.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: { ru: 'Птицы свистят, и не все они птицы.', en: 'Birds are whistling, and some of them really are birds.' },
  },
  {
    topic: 'smells',
    tell: 1,
    text: { ru: 'Пахнет листвой, дымом и чьим-то ужином.', en: "Leaves, smoke and somebody else's supper." },
  },
  {
    topic: 'fears',
    tell: 2,
    text: {
      ru: 'Местные власти нас ищут, и не для награждения.',
      en: 'The authorities want a word, and not a kind one.',
    },
  },
  {
    topic: 'fears',
    tell: 3,
    text: {
      ru: 'Лишь бы шериф не узнал нас на состязании лучников.',
      en: "I hope the sheriff won't spot us at the archery contest.",
    },
  },
  {
    topic: 'money',
    tell: 3,
    text: {
      ru: 'Берём там, где много, и относим туда, где мало.',
      en: "We collect where there's plenty and deliver where there's none.",
    },
  },
  {
    topic: 'food',
    tell: 2,
    text: { ru: 'Оленина, а чей был олень, никто не уточняет.', en: 'Venison, and nobody asks whose deer it was.' },
  },
  {
    topic: 'work',
    tell: 2,
    text: { ru: 'Сидим в кустах и ждём, кто поедет мимо.', en: 'We sit in the bushes and wait for traffic.' },
  },
  {
    topic: 'weather',
    tell: 1,
    text: {
      ru: 'В дождь стоим под деревом и философствуем.',
      en: 'When it rains, we stand under a tree and philosophise.',
    },
  },
  {
    topic: 'people',
    tell: 1,
    text: { ru: 'Народ весёлый, у каждого своё прозвище.', en: 'Cheerful folk, and everyone has a nickname.' },
  },
  {
    topic: 'tools',
    tell: 2,
    text: { ru: 'Хороший лук, сухая тетива и твёрдая рука.', en: 'A good bow, a dry string and a steady hand.' },
  },
  {
    topic: 'rest',
    tell: 1,
    text: { ru: 'После ужина поём, пока не сядет голос.', en: 'After supper we sing until our voices give out.' },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Ходим пешком и по возможности без следов.', en: 'We go on foot and try not to leave prints.' },
  },
  {
    topic: 'light',
    tell: 2,
    text: { ru: 'Солнце доходит сюда только сквозь листья.', en: 'The sun only gets in here through the leaves.' },
  },
  {
    topic: 'rules',
    tell: 3,
    text: {
      ru: 'Богатого гостя сначала накормим, потом он платит за всех.',
      en: 'We feed a rich guest first, then he pays for everyone.',
    },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Своих не выдаём ни за какие деньги.', en: "We don't give up our own, at any price." },
  },
];
