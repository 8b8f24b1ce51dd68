import type { Place } from './place.ts';

export const tankBattle: Place<'tank-battle'> = {
  id: 'tank-battle',
  name: { ru: 'Танковый бой', en: 'Tank Battle' },
  when: { ru: '1943 год', en: '1943' },
  mood: {
    ru: 'Внутри тесно, жарко и грохочет, снаружи всё то же, но просторнее. Весь мир виден в щёлку шириной с ладонь, и хорошего в этой щёлке мало.',
    en: 'Inside it is cramped, hot and deafening; outside it is the same, with more room. The whole world fits into a slit as wide as a hand, and the slit brings little good news.',
  },
  roles: [
    { ru: 'Механик-водитель, который поёт за рычагами', en: 'Driver who sings at the levers' },
    { ru: 'Заряжающий с вечно отбитыми локтями', en: 'Loader with permanently bruised elbows' },
    { ru: 'Наводчик, оставивший очки дома', en: 'Gunner who left his glasses at home' },
    { ru: 'Командир, который всё время высовывается', en: 'Commander who keeps sticking his head out' },
    { ru: 'Радист, знающий всех по голосу', en: 'Radio operator who knows everyone by voice' },
    { ru: 'Военный корреспондент, втиснутый боком', en: 'War correspondent squeezed in sideways' },
    { ru: 'Ремонтник, у которого всегда остаётся лишняя гайка', en: 'Mechanic who always has one bolt left over' },
  ],
};
