import type { Place } from './place.ts';

export const pyramidConstruction: Place<'pyramid-construction'> = {
  id: 'pyramid-construction',
  name: { ru: 'Строительство пирамид', en: 'Pyramid Construction' },
  when: { ru: '2560 год до н. э.', en: '2560 BC' },
  mood: {
    ru: 'Камень большой, солнце злое, а фараон торопит: умирать пока не собирается, но въехать хочет вовремя. По плану осталось всего два миллиона блоков.',
    en: 'The stones are large, the sun is larger, and the pharaoh would like to know when he can move in. Only two million blocks to go, and one of them is stuck.',
  },
  roles: [
    { ru: 'Зодчий с чертежом вверх ногами', en: 'Architect with the plans upside down' },
    { ru: 'Надсмотрщик с громким голосом и мягким сердцем', en: 'Overseer with a loud voice and a soft heart' },
    { ru: 'Каменотёс, тайком оставляющий автографы', en: 'Mason who signs the back of every block' },
    { ru: 'Писец, у которого не сходятся луковицы', en: 'Scribe whose onions don’t add up' },
    { ru: 'Жрец, недовольный видом на закат', en: 'Priest who is unhappy with the view' },
    { ru: 'Водонос, знающий все сплетни', en: 'Water carrier with all the gossip' },
    { ru: 'Слуга при священном быке, заснувшем на дороге', en: 'Attendant to a sacred bull asleep on the ramp' },
  ],
};
