import type { Fact } from '../place.ts';

export const cannibalTribe: readonly Fact[] = [
  {
    topic: 'clothes',
    tell: 2,
    text: { ru: 'Перья, бусы и юбка из травы.', en: 'Feathers, beads and a freshly picked skirt.' },
  },
  {
    topic: 'sounds',
    tell: 2,
    text: {
      ru: 'Барабаны с самого утра, и каждый ритм что-то значит.',
      en: 'Drums since morning, and every rhythm means something.',
    },
  },
  {
    topic: 'smells',
    tell: 2,
    text: { ru: 'Пахнет морем, дымом и цветами.', en: 'Sea, smoke and flowers; really quite pleasant.' },
  },
  {
    topic: 'fears',
    tell: 3,
    text: { ru: 'Становится не по себе, когда хвалят за упитанность.', en: 'I dread being told I look delicious.' },
  },
  {
    topic: 'money',
    tell: 2,
    text: { ru: 'Монеты здесь годятся разве что на серёжки.', en: 'Coins are no good here, except as earrings.' },
  },
  {
    topic: 'food',
    tell: 3,
    text: { ru: 'Спрашивать, из кого суп, здесь невежливо.', en: "Asking who's in the soup is considered rude." },
  },
  {
    topic: 'food',
    tell: 1,
    text: { ru: 'Едим все вместе, старшим — лучший кусок.', en: 'We eat together, and the elders get the best piece.' },
  },
  {
    topic: 'work',
    tell: 1,
    text: {
      ru: 'Каждый при деле, а младших посылают за хворостом.',
      en: 'Everyone has a job, and the youngest fetch the firewood.',
    },
  },
  {
    topic: 'weather',
    tell: 1,
    text: { ru: 'Тепло, лишней одежды не нужно.', en: "It's warm; nobody needs an extra layer." },
  },
  {
    topic: 'people',
    tell: 2,
    text: { ru: 'Гостям мы рады, они к нам заглядывают редко.', en: 'We love visitors; they come so rarely.' },
  },
  {
    topic: 'people',
    tell: 3,
    text: { ru: 'Гости к нам приплывают чаще, чем уплывают.', en: 'Guests sail in more often than they sail out.' },
  },
  {
    topic: 'tools',
    tell: 3,
    text: { ru: 'Котёл такой, что в нём можно стоять.', en: 'Our pot is big enough to stand up in.' },
  },
  {
    topic: 'rest',
    tell: 2,
    text: {
      ru: 'Вечером танцуем вокруг огня, пока не упадём.',
      en: 'In the evening we dance round the fire until we drop.',
    },
  },
  {
    topic: 'travel',
    tell: 2,
    text: { ru: 'Плаваем на лодках, с острова на остров.', en: 'We get about by boat, from island to island.' },
  },
  {
    topic: 'light',
    tell: 1,
    text: { ru: 'Ночью хватает костра и луны.', en: 'A fire and the moon are light enough.' },
  },
  {
    topic: 'rules',
    tell: 1,
    text: { ru: 'Слово старшего — закон, особенно за едой.', en: "The elder's word is law, especially at mealtimes." },
  },
];
