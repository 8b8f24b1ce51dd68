import { factTable } from './factTable.ts';

export const cannibalTribe = factTable(
  ['clothes', 2, 'Перья, бусы и юбка из травы.', 'Feathers, beads and a freshly picked skirt.'],
  [
    'sounds',
    2,
    'Барабаны с самого утра, и каждый ритм что-то значит.',
    'Drums since morning, and every rhythm means something.',
  ],
  ['smells', 2, 'Пахнет морем, дымом и цветами.', 'Sea, smoke and flowers; really quite pleasant.'],
  ['fears', 3, 'Становится не по себе, когда хвалят за упитанность.', 'I dread being told I look delicious.'],
  ['money', 2, 'Монеты здесь годятся разве что на серёжки.', 'Coins are no good here, except as earrings.'],
  ['food', 3, 'Спрашивать, из кого суп, здесь невежливо.', "Asking who's in the soup is considered rude."],
  ['food', 1, 'Едим все вместе, старшим — лучший кусок.', 'We eat together, and the elders get the best piece.'],
  [
    'work',
    1,
    'Каждый при деле, а младших посылают за хворостом.',
    'Everyone has a job, and the youngest fetch the firewood.',
  ],
  ['weather', 1, 'Тепло, лишней одежды не нужно.', "It's warm; nobody needs an extra layer."],
  ['people', 2, 'Гостям мы рады, они к нам заглядывают редко.', 'We love visitors; they come so rarely.'],
  ['people', 3, 'Гости к нам приплывают чаще, чем уплывают.', 'Guests sail in more often than they sail out.'],
  ['tools', 3, 'Котёл такой, что в нём можно стоять.', 'Our pot is big enough to stand up in.'],
  ['rest', 2, 'Вечером танцуем вокруг огня, пока не упадём.', 'In the evening we dance round the fire until we drop.'],
  ['travel', 2, 'Плаваем на лодках, с острова на остров.', 'We get about by boat, from island to island.'],
  ['light', 1, 'Ночью хватает костра и луны.', 'A fire and the moon are light enough.'],
  ['rules', 1, 'Слово старшего — закон, особенно за едой.', "The elder's word is law, especially at mealtimes."],
);
