import type { Place } from './place.ts';

export const lunarStation: Place<'lunar-station'> = {
  id: 'lunar-station',
  name: { ru: 'Лунная станция', en: 'Lunar Station' },
  when: { ru: '2069 год', en: '2069' },
  mood: {
    ru: 'За иллюминатором чёрное небо, серая пыль и маленькая голубая родина, где снова забыли ответить на письмо. Гуляют здесь вприпрыжку, а вот ходить за хлебом далековато.',
    en: 'Beyond the porthole lie a black sky, grey dust and a small blue home that has once again forgotten to write back. Everyone here has a spring in their step, though popping out for milk takes three days.',
  },
  roles: [
    { ru: 'Командир, который пересчитывает кислород', en: 'Commander who keeps recounting the oxygen' },
    { ru: 'Ботаник, влюблённый в единственный помидор', en: 'Botanist in love with the only tomato' },
    { ru: 'Инженер, верящий только в изоленту', en: 'Engineer who believes in nothing but duct tape' },
    { ru: 'Турист, требующий номер с видом на Землю', en: 'Tourist demanding a room with an Earth view' },
    { ru: 'Геолог, который тащит в дом камни', en: 'Geologist who keeps bringing rocks home' },
    { ru: 'Психолог, которому не с кем поговорить', en: 'Psychologist with nobody to talk to' },
    { ru: 'Робот-уборщик, объявивший войну пыли', en: 'Cleaning robot at war with the dust' },
  ],
};
