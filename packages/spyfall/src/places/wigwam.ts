import type { Place } from './place.ts';

export const wigwam: Place<'wigwam'> = {
  id: 'wigwam',
  name: { ru: 'Вигвам', en: 'Wigwam' },
  when: { ru: '1650 год', en: '1650' },
  mood: {
    ru: 'В очаге потрескивают дрова, старики рассказывают небылицы, а дети старательно притворяются спящими. За стеной воет ветер, зато внутри тепло, тесно и немного пахнет рыбой.',
    en: 'The fire crackles, the elders tell tall tales, and the children are pretending very hard to be asleep. Outside the wind howls; inside it is warm, snug and ever so slightly fishy.',
  },
  roles: [
    { ru: 'Охотник, чей лось с каждым рассказом крупнее', en: 'Hunter whose moose grows with every telling' },
    { ru: 'Бабушка, знающая четыреста сказок', en: 'Grandmother with four hundred stories' },
    { ru: 'Следопыт, заблудившийся по дороге домой', en: 'Tracker who got lost on the way home' },
    { ru: 'Целительница с очень горьким отваром', en: 'Healer with a very bitter brew' },
    {
      ru: 'Торговец мехами, знающий одиннадцать здешних слов',
      en: 'Fur trader who knows eleven words of the language',
    },
    { ru: 'Сваха из соседнего рода', en: 'Matchmaker from the clan next door' },
    { ru: 'Подросток в ожидании взрослого имени', en: 'Teenager still waiting for a grown-up name' },
  ],
};
