import type { Place } from './place.ts';

export const hippieFestival: Place<'hippie-festival'> = {
  id: 'hippie-festival',
  name: { ru: 'Фестиваль хиппи', en: 'Hippie Festival' },
  when: { ru: '1969 год', en: '1969' },
  mood: {
    ru: 'На поле полмиллиона друзей, три дня музыки и один работающий кран. Дождь размыл дорогу и расписание, зато всем мир, любовь и кому-то даже сухие носки.',
    en: 'Half a million friends, three days of music and one working tap. The rain has washed away the road and the schedule, but there is peace and love for all, and dry socks for a lucky few.',
  },
  roles: [
    { ru: 'Гитарист, с рассвета настраивающий гитару', en: 'Guitarist who has been tuning up since dawn' },
    { ru: 'Фермер, сдавший своё поле на три дня', en: 'Farmer who rented out his field for three days' },
    { ru: 'Водитель расписного автобуса', en: 'Driver of the painted bus' },
    { ru: 'Папа, приехавший забрать дочку', en: 'Dad who came to fetch his daughter' },
    { ru: 'Шериф с ромашкой в кармане', en: 'Sheriff with a daisy in his pocket' },
    { ru: 'Звукорежиссёр, единственный с часами', en: 'Sound engineer, the only one with a watch' },
    { ru: 'Повариха, кормящая всех овсянкой', en: 'Cook feeding the whole field on oatmeal' },
  ],
};
