import type { Place } from './place.ts';

export const vikingLongship: Place<'viking-longship'> = {
  id: 'viking-longship',
  name: { ru: 'Ладья викингов', en: 'Viking Longship' },
  when: { ru: '793 год', en: '793' },
  mood: {
    ru: 'Тридцать вёсел, полосатый парус и бочонок селёдки на всех. Впереди туман, за туманом монастырь, и монастырь об этом пока не знает.',
    en: 'Thirty oars, one striped sail and a single barrel of herring between us. Ahead lies fog, beyond the fog a monastery, and nobody has warned the monastery.',
  },
  roles: [
    { ru: 'Ярл, которого укачивает', en: 'Seasick jarl' },
    { ru: 'Скальд, рифмующий всё со словом «меч»', en: 'Skald who rhymes everything with “axe”' },
    { ru: 'Берсерк, который боится щекотки', en: 'Ticklish berserker' },
    { ru: 'Кормчий, советующийся с вороном', en: 'Helmsman who takes advice from a raven' },
    { ru: 'Подросток в отцовском шлеме на вырост', en: 'Teenager in his father’s enormous helmet' },
    { ru: 'Пленный монах, поправляющий всем ударения', en: 'Captive monk who corrects everyone’s grammar' },
    { ru: 'Гребец, ведущий счёт обидам', en: 'Oarsman counting strokes and grudges' },
  ],
};
