import type { Place } from './place.ts';

export const robinHoodsBand: Place<'robin-hoods-band'> = {
  id: 'robin-hoods-band',
  name: { ru: 'Отряд Робин Гуда', en: 'Robin Hood’s Band' },
  when: { ru: '1193 год', en: '1193' },
  mood: {
    ru: 'Лес густой, эль тёплый, а богатые так любезны, что ездят мимо. Все здесь метко стреляют, громко поют и по-разному помнят, сколько обещали бедным.',
    en: 'The forest is deep, the ale is warm, and the rich are kind enough to travel through. Everyone shoots straight, sings loudly and remembers differently how much was promised to the poor.',
  },
  roles: [
    { ru: 'Верзила с дубиной и нежным сердцем', en: 'Enormous fellow with a staff and a tender heart' },
    { ru: 'Толстый монах, благословляющий каждый пирог', en: 'Stout friar who blesses every pie' },
    { ru: 'Менестрель, выдающий песнями наше укрытие', en: 'Minstrel whose ballads give away the hideout' },
    { ru: 'Новичок, принёсший не тот лук — репчатый', en: 'Recruit who thought a bow was something you tie' },
    { ru: 'Знатная дама, сбежавшая от скуки', en: 'Noble lady on the run from boredom' },
    { ru: 'Казначей, плачущий при каждой раздаче', en: 'Treasurer who weeps at every act of charity' },
    { ru: 'Ограбленный купец, которому здесь понравилось', en: 'Robbed merchant who decided to stay' },
  ],
};
