import type { Place } from './place.ts';

export const neanderthalCave: Place<'neanderthal-cave'> = {
  id: 'neanderthal-cave',
  name: { ru: 'Пещера неандертальцев', en: 'Neanderthal Cave' },
  when: { ru: '40\u00a0000 лет до н. э.', en: '40,000 BC' },
  mood: {
    ru: 'Снаружи ледник и мамонты, внутри дым, родня и спор, кто доел ногу. Огонь уже есть, колесо обещают, а хорошие манеры пока в разработке.',
    en: 'Outside there are glaciers and mammoths; inside, smoke, relatives and an argument about who ate the last leg. Fire has arrived, the wheel is expected shortly, and table manners are still at the planning stage.',
  },
  roles: [
    { ru: 'Хранитель огня, который боится моргнуть', en: 'Keeper of the flame who daren’t blink' },
    { ru: 'Художник, рисующий одних бизонов', en: 'Artist who only does bison' },
    { ru: 'Изобретатель колеса, которому никто не верит', en: 'Inventor of the wheel whom nobody believes' },
    { ru: 'Вождь с самой большой дубиной', en: 'Chief by virtue of the biggest club' },
    { ru: 'Мудрая старуха тридцати лет', en: 'Wise old woman of thirty' },
    { ru: 'Охотник, пятый год гоняющий одного мамонта', en: 'Hunter who has chased one mammoth for five years' },
    { ru: 'Собирательница, первой пробующая грибы', en: 'Gatherer who tests the mushrooms first' },
  ],
};
