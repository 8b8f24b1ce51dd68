import type { Place } from './place.ts';

export const cannibalTribe: Place<'cannibal-tribe'> = {
  id: 'cannibal-tribe',
  name: { ru: 'Племя людоедов', en: 'Cannibal Tribe' },
  when: { ru: '1774 год', en: '1774' },
  mood: {
    ru: 'Тёплый остров, добрые лица и очень большой котёл. Гостей здесь любят, хвалят и то и дело спрашивают, не похудели ли они с дороги.',
    en: 'A warm island, friendly faces and one remarkably large pot. Guests are adored, praised and asked rather often whether they have lost weight on the journey.',
  },
  roles: [
    { ru: 'Вождь, недавно перешедший на овощи', en: 'Chief who has just turned vegetarian' },
    { ru: 'Повар в поисках недостающей специи', en: 'Cook in search of the missing spice' },
    {
      ru: 'Капитан, не понявший, в каком качестве зван на ужин',
      en: 'Captain invited to dinner without further details',
    },
    { ru: 'Шаман, у которого духи вечно голодны', en: 'Shaman whose spirits are always peckish' },
    { ru: 'Миссионер, проповедующий пользу поста', en: 'Missionary preaching the benefits of fasting' },
    { ru: 'Барабанщик, объявляющий меню на весь остров', en: 'Drummer who announces the menu to the island' },
    { ru: 'Бабушка, помнящая старинные рецепты', en: 'Grandmother with all the old recipes' },
  ],
};
