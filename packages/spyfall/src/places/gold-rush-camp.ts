import type { Place } from './place.ts';

export const goldRushCamp: Place<'gold-rush-camp'> = {
  id: 'gold-rush-camp',
  name: { ru: 'Лагерь золотоискателей', en: 'Gold Rush Camp' },
  when: { ru: '1898 год', en: '1898' },
  mood: {
    ru: 'Вода ледяная, надежды горячие, а лопата стоит как лошадь. Завтра здесь разбогатеют все, а сегодня на ужин опять варёный ботинок.',
    en: 'The water is icy, the hopes are scalding and a shovel costs as much as a horse. Everyone here will be rich tomorrow; tonight’s supper is boiled boot.',
  },
  roles: [
    {
      ru: 'Старатель, который двадцать лет «вот-вот найдёт»',
      en: 'Prospector who has been one day away for twenty years',
    },
    { ru: 'Торговец лопатами, единственный богач на реке', en: 'Shovel seller, the only rich man on the river' },
    { ru: 'Повар, умеющий готовить только бобы', en: 'Cook with one recipe, and it’s beans' },
    { ru: 'Беглый банкир под чужой фамилией', en: 'Runaway banker with a borrowed surname' },
    { ru: 'Погонщик, которого собаки не слушаются', en: 'Musher whose dogs take the decisions' },
    { ru: 'Оценщик с подозрительно лёгкими гирями', en: 'Assayer with suspiciously light weights' },
    { ru: 'Барышня с наклеенными усами', en: 'Young lady behind a false moustache' },
  ],
};
