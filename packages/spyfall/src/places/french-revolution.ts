import type { Place } from './place.ts';

export const frenchRevolution: Place<'french-revolution'> = {
  id: 'french-revolution',
  name: { ru: 'Французская революция', en: 'French Revolution' },
  when: { ru: '1792 год', en: '1792' },
  mood: {
    ru: 'Все кричат о свободе, равенстве и о том, почём нынче хлеб. Кто утром был маркизом, к обеду уже гражданин, а к вечеру кричит громче всех.',
    en: 'Everyone is shouting about liberty, equality and the price of bread. A man may wake up a marquis, lunch as a citizen and be leading the singing by supper.',
  },
  roles: [
    { ru: 'Маркиза, наскоро переодетая молочницей', en: 'Marchioness hastily dressed as a milkmaid' },
    { ru: 'Оратор, не умеющий слезть с бочки', en: 'Speaker who can’t get down from his barrel' },
    { ru: 'Пекарь, на которого все смотрят', en: 'Baker everybody is staring at' },
    { ru: 'Вязальщица, которая ничего не пропускает', en: 'Knitter in the front row who never drops a stitch' },
    { ru: 'Памфлетист в поисках обидной рифмы', en: 'Pamphleteer in search of a ruder rhyme' },
    { ru: 'Барабанщик, сбивающий всех с шага', en: 'Drummer who keeps everyone out of step' },
    { ru: 'Мастер париков, внезапно вышедших из моды', en: 'Wigmaker suddenly out of fashion' },
  ],
};
