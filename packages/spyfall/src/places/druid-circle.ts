import type { Place } from './place.ts';

export const druidCircle: Place<'druid-circle'> = {
  id: 'druid-circle',
  name: { ru: 'Круг друидов', en: 'Druid Circle' },
  when: { ru: '50 год до н. э.', en: '50 BC' },
  mood: {
    ru: 'Туман ползёт между камнями, кто-то бормочет заклинание, а кто-то тихо спрашивает, скоро ли обед. Дубы всё слышат, но, к счастью, никому не рассказывают.',
    en: 'Mist creeps between the stones; someone is chanting, and someone is whispering about lunch. The oaks hear everything and, mercifully, keep it to themselves.',
  },
  roles: [
    { ru: 'Старейшина с омелой за ухом', en: 'Elder with mistletoe behind his ear' },
    { ru: 'Ученик, двадцатый год зубрящий стихи', en: 'Pupil in his twentieth year of memorising verses' },
    { ru: 'Бард с расстроенной арфой', en: 'Bard with an untuned harp' },
    { ru: 'Грибник, не различающий грибы', en: 'Mushroom picker who cannot tell them apart' },
    { ru: 'Римский лазутчик с накладной бородой', en: 'Roman scout in a false beard' },
    { ru: 'Вождь, зашедший узнать погоду', en: 'Chieftain who only came for the forecast' },
    { ru: 'Прорицательница, гадающая по воробьям', en: 'Seeress who reads the future in sparrows' },
  ],
};
