import type { Place } from './place.ts';

export const caravan: Place<'caravan'> = {
  id: 'caravan',
  name: { ru: 'Караван', en: 'Caravan' },
  when: { ru: '1275 год', en: '1275' },
  mood: {
    ru: 'Впереди песок, позади песок, а в сапогах — песок самый ценный, потому что уже свой. До ближайшего колодца три дня и четыре бесконечные истории.',
    en: 'There is sand ahead, sand behind, and in your boots a private collection. The next well is three days and four very long stories away.',
  },
  roles: [
    { ru: 'Погонщик в ссоре с собственным верблюдом', en: 'Driver who is not on speaking terms with his camel' },
    { ru: 'Купец с почти настоящим шёлком', en: 'Merchant of almost genuine silk' },
    { ru: 'Проводник, идущий по звёздам даже днём', en: 'Guide who steers by the stars, even at noon' },
    { ru: 'Охранник, который боится ящериц', en: 'Guard who is afraid of lizards' },
    { ru: 'Венецианец, который всё записывает', en: 'Venetian who writes everything down' },
    { ru: 'Сказочник, застрявший на тысяча второй ночи', en: 'Storyteller stuck on night one thousand and two' },
    { ru: 'Беглая невеста под чужим именем', en: 'Runaway bride under a borrowed name' },
  ],
};
