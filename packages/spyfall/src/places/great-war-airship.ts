import type { Place } from './place.ts';

export const greatWarAirship: Place<'great-war-airship'> = {
  id: 'great-war-airship',
  name: { ru: 'Дирижабль Первой мировой', en: 'Great War Airship' },
  when: { ru: '1916 год', en: '1916' },
  mood: {
    ru: 'Двести метров полотна, газа и самоуверенности плывут над ночными облаками. В гондоле холодно, чихать не советуют, а чужие прожекторы внизу машут совсем не в знак приветствия.',
    en: 'Two hundred metres of canvas, gas and confidence slide over the midnight clouds. It is freezing, nobody may smoke, and the searchlights below are not waving hello.',
  },
  roles: [
    { ru: 'Командир, которому снится твёрдая земля', en: 'Captain who dreams of solid ground' },
    { ru: 'Рулевой, у которого руки примёрзли к штурвалу', en: 'Helmsman frozen to the wheel, quite literally' },
    { ru: 'Моторист, отвечающий на всё «а?»', en: 'Engine mechanic whose only reply is “Eh?”' },
    { ru: 'Штурман, тайком бросающий монетку', en: 'Navigator who privately flips a coin' },
    { ru: 'Радист, который слышит в треске музыку', en: 'Wireless operator who hears tunes in the static' },
    { ru: 'Мастер по заплаткам с иголкой и клеем', en: 'Keeper of the needle, the patches and the glue' },
    { ru: 'Наблюдатель в подвесной корзинке', en: 'Lookout in the dangling basket' },
  ],
};
